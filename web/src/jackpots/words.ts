// Texts about jackpots.
import { capital } from '../format/words';
import type { JackpotHit, JackpotView } from '../protocol/messages';

export const stateWords: Record<JackpotView['state'], string> = {
  running: 'Running',
  checking: 'A win is being verified; other tables play on',
  suspended: 'Out of order',
};

// The short forms are used in a line with other texts.
export const stateShort: Record<JackpotView['state'], string> = {
  running: '',
  checking: 'win being verified',
  suspended: 'out of order',
};

export function levelTitle(jackpot: Pick<JackpotView, 'levels'>, level: number): string {
  return jackpot.levels.length > 1 ? `Level ${level}` : 'Jackpot';
}

// Returns "Full house, level 3", or "Full house" for a meter without levels.
export function wonWords(jackpot: Pick<JackpotView, 'levels'>, win: { hand: string; level: number }): string {
  return capital(jackpot.levels.length > 1 ? `${win.hand}, level ${win.level}` : win.hand);
}

// Returns the system with the most levels, which the large display shows above the others.
export function mainSystem(jackpots: readonly JackpotView[]): JackpotView | undefined {
  return jackpots.reduce<JackpotView | undefined>(
    (best, one) => (best && best.levels.length >= one.levels.length ? best : one),
    undefined,
  );
}

// A share of the meter is announced everywhere; a fixed bonus, which is common, only at its table.
export function isAnnounced(hit: JackpotHit, table: number | undefined): boolean {
  return hit.win.is_share || hit.win.table === table;
}
