// The return of a jackpot wager against what the display shows: a straight line, whose two figures come
// from the house.
import type { JackpotQuestion, JackpotReturn, JackpotShown } from '../protocol/api';
import type { HouseLinkedGame } from '../protocol/messages';

// What the question needs to be asked at all; the house refuses what a book does not have.
const kinds: Record<HouseLinkedGame, 'prize_meter' | 'levels'> = {
  caribbean_stud: 'prize_meter',
  wild_aruba: 'prize_meter',
  ultimate_holdem: 'levels',
  crown_holdem: 'levels',
};

export interface JackpotStudy {
  option: number;
  wager: number; // cents
  seed: number; // times the wager
}

export const usualJackpot: JackpotStudy = { option: 1, wager: 100, seed: 10_000 };

export function jackpotKind(game: string): 'prize_meter' | 'levels' | undefined {
  return Object.hasOwn(kinds, game) ? kinds[game as HouseLinkedGame] : undefined;
}

export function jackpotQuestion(game: string, study: JackpotStudy): JackpotQuestion | undefined {
  const kind = jackpotKind(game);
  if (!kind) return undefined;
  return {
    kind,
    game,
    option: study.option,
    wager: study.wager,
    seed: kind === 'prize_meter' ? study.seed * study.wager : null,
  };
}

// Of each unit staked, with so many wagers on the display.
export function returnAt(level: JackpotReturn, display: number): number {
  return level.bonus_return_value + level.meter_coefficient_value * display;
}

export interface JackpotMark {
  label: string;
  display: number; // in wagers
  amount: number; // in cents
  value: number;
}

export interface JackpotPicture {
  lines: JackpotReturn[]; // one for each that differs
  most: number; // the right end of the axis, in wagers
  breakEven: JackpotMark | undefined;
  now: JackpotMark[];
}

export function pictureOf(levels: JackpotReturn[], meters: JackpotShown[]): JackpotPicture {
  const key = (one: JackpotReturn): string => `${one.bonus_return} ${one.meter_coefficient}`;
  const lines = levels.filter((one, i) => levels.findIndex((other) => key(other) === key(one)) === i);
  const first = levels[0];
  const breakEven =
    first && first.break_even !== null
      ? {
          label: 'breaks even',
          display: first.break_even / first.wager,
          amount: first.break_even,
          value: 1,
        }
      : undefined;
  const now = meters.flatMap((meter) =>
    meter.levels.flatMap((shown) => {
      const level = levels.find((one) => one.level === shown.level);
      if (!level || shown.wager <= 0) return [];
      const display = shown.amount / shown.wager;
      const label = meter.levels.length > 1 ? `${meter.title}, level ${shown.level}` : meter.title;
      return [{ label, display, amount: shown.amount, value: returnAt(level, display) }];
    }),
  );
  const reach = Math.max(breakEven?.display ?? 0, ...now.map((mark) => mark.display), 1);
  return { lines, most: reach * 1.12, breakEven, now };
}
