// Attempts at drills, by game, and the missed decisions that come back. Everything is counted in decisions and not in
// days, so that a player who comes back after a week goes on where they stopped.
import { readStored, writeStored, type BrowserStorage } from '../session/browser_storage';

export interface Drilled {
  seed: number;
  board: number | null; // as asked: null is any decision
}

export interface Attempt extends Drilled {
  time: number; // milliseconds since 1970
  cost: number; // against the best choice, in antes or big blinds
}

export interface Repeat extends Drilled {
  step: number; // how often in a row it was answered well since it was missed
  due: number; // after this number of decisions at this game
}

export interface Progress {
  count: number; // all decisions ever
  attempts: Attempt[]; // the latest ones
  repeats: Repeat[];
}

const place = 'baize.training';
const kept = 400; // attempts at each game

// A missed decision is repeated after so many others; after the last repetition it is learnt.
export const gaps: readonly number[] = [3, 8, 20];

export const emptyProgress: Progress = { count: 0, attempts: [], repeats: [] };

// People who use the same browser have progress of their own; 0 stands for guests.
export const placeOf = (game: string, person: number): string => (person === 0 ? game : `${game} ${person}`);

export function readProgress(game: string, from?: BrowserStorage): Progress {
  const stored = readStored<Partial<Progress>>(place, from)[game];
  if (!stored || !Array.isArray(stored.attempts) || !Array.isArray(stored.repeats)) return emptyProgress;
  return {
    count: stored.count ?? stored.attempts.length,
    attempts: stored.attempts,
    repeats: stored.repeats,
  };
}

export function keepProgress(game: string, progress: Progress, on?: BrowserStorage): void {
  writeStored(place, game, progress, on);
}

const isSame = (one: Drilled, other: Drilled): boolean =>
  one.seed === other.seed && one.board === other.board;

export function withAttempt(progress: Progress, attempt: Attempt): Progress {
  const count = progress.count + 1;
  const before = progress.repeats.find((one) => isSame(one, attempt));
  const others = progress.repeats.filter((one) => !isSame(one, attempt));
  const { seed, board } = attempt;
  const step = attempt.cost > 0 ? 0 : (before?.step ?? gaps.length) + 1;
  const gap = gaps[step];
  return {
    count,
    attempts: [...progress.attempts, attempt].slice(-kept),
    repeats: gap === undefined ? others : [...others, { seed, board, step, due: count + gap }],
  };
}

// Returns the missed decision whose turn it is, the one that waits longest first.
export function dueRepeat(progress: Progress, board: number | null): Drilled | undefined {
  const due = progress.repeats.filter((one) => one.due <= progress.count && one.board === board);
  const [first] = due.sort((one, other) => one.due - other.due);
  return first && { seed: first.seed, board: first.board };
}

export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export interface Score {
  decisions: number;
  best: number; // share of the best choices
  cost: number; // average
}

export function scoreOf(attempts: readonly Attempt[]): Score {
  const decisions = attempts.length;
  if (decisions === 0) return { decisions, best: 0, cost: 0 };
  const best = attempts.filter((attempt) => attempt.cost === 0).length / decisions;
  return { decisions, best, cost: attempts.reduce((sum, { cost }) => sum + cost, 0) / decisions };
}

// Returns the scores of the latest groups of decisions, the oldest first. The last group may be smaller.
export function scoresOverTime(attempts: readonly Attempt[], size = 10, groups = 12): Score[] {
  const scores: Score[] = [];
  const first = Math.max(0, Math.ceil(attempts.length / size) - groups);
  for (let group = first; group * size < attempts.length; group++)
    scores.push(scoreOf(attempts.slice(group * size, (group + 1) * size)));
  return scores;
}

// Returns the number of best choices since the last miss.
export function inARow(attempts: readonly Attempt[]): number {
  const missed = attempts.findLastIndex((attempt) => attempt.cost > 0);
  return attempts.length - 1 - missed;
}
