// What each paid hand adds to a wager's return. Only where a pay table is the wager's own: what an Ante
// returns depends on more than one table.
import type { Frequency, OddsChosen } from '../protocol/api';
import { oddsValue } from './odds';

export interface PaidHand {
  hand: string;
  odds: string; // "": the wager has no table of its own
  exact: string;
  chance: number;
  contribution: number | undefined;
}

// "dealer_poker_extra" is paid by the table "poker_extra".
export function tableOfWager(wager: string, tables: string[]): string | undefined {
  return tables.find((table) => table === wager) ?? tables.find((table) => wager.endsWith(`_${table}`));
}

export function paidHands(frequencies: Frequency[], lines: OddsChosen[] | undefined): PaidHand[] {
  return frequencies.map(({ name, exact, value }) => {
    const odds = lines?.find((line) => line.hand === name)?.odds ?? '';
    return {
      hand: name,
      odds,
      exact,
      chance: value,
      contribution: odds ? value * oddsValue(odds) : undefined,
    };
  });
}
