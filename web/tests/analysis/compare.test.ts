import { describe, expect, it } from 'vitest';

import { differences, oddsBeside } from '../../src/analysis/compare';
import {
  addressOfSelection,
  emptySelection,
  otherSelection,
  selectionOf,
  tablesText,
  type Selection,
} from '../../src/analysis/selection';
import type { AnalysedGame, AnalysisAnswer, WagerAnalysis } from '../../src/protocol/api';

const line = (hand: string, odds: string) => ({ hand, odds });
const game: AnalysedGame = {
  game: 'three_card',
  title: 'Three Card Poker',
  book: 'TCP',
  has_grid: false,
  pays: [
    {
      name: 'pair_plus',
      is_choice: true,
      tables: [
        { table: 'A', lines: [line('straight_flush', '40 to 1'), line('pair', '1 to 1')] },
        { table: 'D', lines: [line('straight_flush', '35 to 1'), line('flush', '3 to 1')] },
      ],
      hands: ['straight_flush', 'flush', 'pair', 'high_card'],
    },
  ],
  settings: [],
  jackpot: null,
};
const withTable = (table: string): Selection => ({
  ...emptySelection('three_card'),
  tables: { pair_plus: table },
});
const answer = (...wagers: [string, string, number][]): AnalysisAnswer => ({
  game: 'three_card',
  title: '',
  milliseconds: 0,
  grid: [],
  strategies: [],
  wagers: wagers.map(([wager, exact, house_edge]) => ({ wager, exact, house_edge }) as WagerAnalysis),
});

describe('two pay tables', () => {
  it('differ wager by wager', () => {
    const form = answer(['ante', '-1/30', 1 / 30], ['pair_plus', '-2/25', 0.08]);
    const other = answer(['ante', '-1/30', 1 / 30], ['pair_plus', '-1/50', 0.02]);
    const [ante, pairPlus] = differences(form, other);
    expect(ante).toEqual({ wager: 'ante', beside: 1 / 30, difference: 0 });
    expect(pairPlus?.difference).toBeCloseTo(0.06);
    expect(pairPlus?.beside).toBe(0.02);
  });

  it('are shown with every hand that one of them pays', () => {
    expect(oddsBeside(withTable('A'), withTable('D'), game, 'pair_plus')).toEqual([
      { hand: 'straight_flush', odds: '40 to 1', beside: '35 to 1' },
      { hand: 'flush', odds: '', beside: '3 to 1' },
      { hand: 'pair', odds: '1 to 1', beside: '' },
    ]);
  });

  it('are both in the address', () => {
    const own = { pair_plus: [line('flush', '5 to 2')] };
    const selection = { ...withTable('D'), other: tablesText({ ...withTable('A'), own }) };
    const address = addressOfSelection(selection);
    const read = selectionOf(game, new URL(address, 'http://house').searchParams);
    expect(read.tables).toEqual({ pair_plus: 'D' });
    const other = otherSelection(game, read);
    expect(other?.own['pair_plus']?.filter(({ odds }) => odds !== '')).toEqual(own.pair_plus);
    expect(otherSelection(game, withTable('D'))).toBeUndefined();
    expect(otherSelection(game, { ...withTable('D'), other: '' })).toEqual(emptySelection('three_card'));
  });
});
