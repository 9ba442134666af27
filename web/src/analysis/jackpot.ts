// The return of a jackpot wager is a straight line over the amount on the display; the server sends its two
// coefficients.
import type {
  AnalysedGame,
  JackpotOptions,
  JackpotQuestion,
  JackpotReturn,
  JackpotView,
  SettingChosen,
} from '../protocol/api';

export interface JackpotChoice {
  option: number;
  wager: number; // cents
  seed: number; // times the wager; 0: the book fixes it
}

export const usualJackpot = ({ pay_options, seeds, wager }: JackpotOptions): JackpotChoice => ({
  option: pay_options[0] ?? 1,
  wager,
  seed: seeds[0] ?? 0,
});

// Returns undefined if the game has no jackpot.
export function jackpotQuestion(
  { game, jackpot }: AnalysedGame,
  { option, wager, seed }: JackpotChoice,
  settings: SettingChosen[],
): JackpotQuestion | undefined {
  if (!jackpot) return undefined;
  return { kind: jackpot.kind, game, option, wager, seed: seed > 0 ? seed * wager : null, settings };
}

// Returns the expected return of a unit staked at a display of that many wagers.
export function returnAt(level: JackpotReturn, display: number): number {
  return level.bonus_return_value + level.meter_coefficient_value * display;
}

export interface JackpotMark {
  label: string;
  display: number; // in wagers
  amount: number; // in cents
  value: number;
}

export interface JackpotChart {
  lines: JackpotReturn[]; // one for each that differs
  most: number; // the right end of the axis, in wagers
  breakEven: JackpotMark | undefined;
  now: JackpotMark[];
  warnings: JackpotWarning[]; // beside the amounts of `now`, each text once
}

export interface JackpotWarning {
  text: string;
  clause: string;
}

// Perth's notice must stand wherever an amount of its jackpots is displayed. [UTH 4.21] [CH 4.19]
function warningsOf(meters: JackpotView[]): JackpotWarning[] {
  return meters
    .filter((meter) => meter.warning !== '' && meter.levels.some((level) => level.amount !== null))
    .map((meter) => ({ text: meter.warning, clause: meter.display }))
    .filter((one, i, all) => all.findIndex((other) => other.text === one.text) === i);
}

export function chartOf(levels: JackpotReturn[], meters: JackpotView[]): JackpotChart {
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
      if (!level || shown.wager <= 0 || shown.amount === null) return [];
      const display = shown.amount / shown.wager;
      const label = meter.levels.length > 1 ? `${meter.title}, level ${shown.level}` : meter.title;
      return [{ label, display, amount: shown.amount, value: returnAt(level, display) }];
    }),
  );
  const reach = Math.max(breakEven?.display ?? 0, ...now.map((mark) => mark.display), 1);
  return { lines, most: reach * 1.12, breakEven, now, warnings: warningsOf(meters) };
}
