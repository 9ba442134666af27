// Progress kept with an account, so that another browser of the player goes on with it. A guest's stays in this browser.
import type { TrainingProgress } from '../protocol/api';
import { request } from '../session/api';
import type { Progress } from './progress';

const millionths = 1_000_000;

// A cost that is less than a millionth is still a cost.
const stored = (cost: number): number => (cost > 0 ? Math.max(1, Math.round(cost * millionths)) : 0);

export const toRecord = (game: string, { count, attempts, repeats }: Progress): TrainingProgress => ({
  game,
  count,
  attempts: attempts.map(({ seed, board, time, cost }) => ({ seed, board, time, cost: stored(cost) })),
  repeats: repeats.map(({ seed, board, step, due }) => ({ seed, board, step, due })),
});

export const fromRecord = ({ count, attempts, repeats }: TrainingProgress): Progress => ({
  count,
  attempts: attempts.map((attempt) => ({ ...attempt, cost: attempt.cost / millionths })),
  repeats,
});

// The browser and the account may both have gone on; the one with more decisions is kept.
export const further = (one: Progress, other: Progress | undefined): Progress =>
  other && other.count > one.count ? other : one;

export async function progressOfAccount(game: string): Promise<Progress | undefined> {
  const { games } = await request('training_record');
  const found = games.find((one) => one.game === game);
  return found && fromRecord(found);
}

// A failure is not told: the next answer stores everything again.
export function keepWithAccount(game: string, progress: Progress): void {
  request('keep_training', { body: toRecord(game, progress) }).catch(() => undefined);
}
