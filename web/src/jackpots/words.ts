// What the house says of its jackpots, put together for people.
import { capital } from '../format/words';
import type { JackpotHit, JackpotShown } from '../protocol/messages';

export const stateWords: Record<JackpotShown['state'], string> = {
  running: 'Running',
  checking: 'A win is being verified; other tables play on',
  suspended: 'Out of order',
};

// In a line, beside other things.
export const stateShort: Record<JackpotShown['state'], string> = {
  running: '',
  checking: 'win being verified',
  suspended: 'out of order',
};

export function levelTitle(jackpot: Pick<JackpotShown, 'levels'>, level: number): string {
  return jackpot.levels.length > 1 ? `Level ${level}` : 'Jackpot';
}

// "full house, level 3"; a meter without levels: "full house".
export function wonWords(
  jackpot: Pick<JackpotShown, 'levels'>,
  win: { hand: string; level: number },
): string {
  return capital(jackpot.levels.length > 1 ? `${win.hand}, level ${win.level}` : win.hand);
}

// The one with the most levels is the one the room looks at; the others stand below it.
export function mainSystem(jackpots: readonly JackpotShown[]): JackpotShown | undefined {
  return jackpots.reduce<JackpotShown | undefined>(
    (best, one) => (best && best.levels.length >= one.levels.length ? best : one),
    undefined,
  );
}

// A share of the meter is told to the whole house; a fixed bonus, of which there are many a day, only at
// its own table.
export function isAnnounced(hit: JackpotHit, table: number | undefined): boolean {
  return hit.win.is_share || hit.win.table === table;
}
