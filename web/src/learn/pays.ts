// Pay tables as a guide shows them, from the sign of a table or from the books.
import type { AnalysedGame } from '../protocol/api';
import type { SignView } from '../protocol/messages';
import { inWords } from '../analysis/words';

export interface ShownPays {
  wager: string;
  table: string;
  choices: string[]; // the tables of the book, if there is a choice
  lines: { hand: string; odds: string }[];
}

const handWords = (hand: string): string => inWords(hand.replaceAll(' ', '_'));

export const paysOfSign = ({ pays }: SignView): ShownPays[] =>
  pays.map(({ wager, table, lines }) => ({
    wager,
    table,
    choices: [],
    lines: lines.map(({ hand, odds }) => ({ hand: handWords(hand), odds })),
  }));

// `chosen` has the name of the chosen table by wager; the first one of the book if it is not there.
export function paysOfBook({ pays }: AnalysedGame, chosen: Record<string, string>): ShownPays[] {
  return pays.flatMap(({ name, tables, is_choice }) => {
    const shown = tables.find(({ table }) => table === chosen[name]) ?? tables[0];
    if (!shown) return [];
    return {
      wager: name,
      table: is_choice ? shown.table : '',
      choices: is_choice ? tables.map(({ table }) => table) : [],
      lines: shown.lines.map(({ hand, odds }) => ({ hand: handWords(hand), odds })),
    };
  });
}
