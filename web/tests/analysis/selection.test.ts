import { describe, expect, it } from 'vitest';

import {
  addressOfSelection,
  withAllowedSettings,
  commandsOf,
  emptySelection,
  linesOf,
  questionOf,
  selectionOf,
} from '../../src/analysis/selection';
import type { AnalysedGame } from '../../src/protocol/api';

const line = (hand: string, odds: string) => ({ hand, odds });
const game: AnalysedGame = {
  game: 'ultimate_holdem',
  title: 'Ultimate Texas Hold’em',
  book: 'UTH',
  has_grid: true,
  pays: [
    {
      name: 'blind',
      is_choice: false,
      tables: [{ table: '1', lines: [line('royal_flush', '500 to 1'), line('flush', '3 to 2')] }],
      hands: ['royal_flush', 'flush'],
    },
    {
      name: 'trips',
      is_choice: true,
      tables: [
        { table: '1', lines: [line('flush', '7 to 1')] },
        { table: '2', lines: [line('flush', '6 to 1'), line('straight', '5 to 1')] },
      ],
      hands: ['flush', 'straight'],
    },
  ],
  settings: [{ key: 'uth.blind_loses_to_unqualified_dealer', reading: 'I-4', sentence: '', standard: false }],
  jackpot: { kind: 'levels', pay_options: [], seeds: [], levels: 3, wager: 100 },
};

const throughAddress = (selection: ReturnType<typeof emptySelection>) =>
  selectionOf(game, new URL(addressOfSelection(selection), 'http://house').searchParams);

describe('a selection', () => {
  it('that is empty has a plain address and asks for the published rules', () => {
    const selection = emptySelection('ultimate_holdem');
    expect(addressOfSelection(selection)).toBe('/analysis/ultimate_holdem');
    expect(questionOf(selection, game)).toEqual({
      game: 'ultimate_holdem',
      tables: [],
      settings: [],
      pays: [],
      grid: true,
      strategies: false,
    });
  });

  it('is restored completely from its address', () => {
    const selection = {
      game: 'ultimate_holdem',
      tables: { trips: '2' },
      own: { blind: [line('royal_flush', '600 to 1'), line('flush', '')] },
      settings: { 'uth.blind_loses_to_unqualified_dealer': true },
      wager: 'trips',
      hand: 'T9s',
    };
    expect(addressOfSelection(selection)).toBe(
      '/analysis/ultimate_holdem?trips=2&blind=own.royal_flush-600-1' +
        '&uth.blind_loses_to_unqualified_dealer=on&wager=trips&hand=T9s',
    );
    expect(throughAddress(selection)).toEqual(selection);
  });

  it('ignores parts of an address that the game does not have', () => {
    const query = new URLSearchParams(
      'trips=9&blind=own.flush-0-1.two_pair-1-1.royal_flush-3&other=1&uth.blind_loses_to_unqualified_dealer=yes',
    );
    expect(selectionOf(game, query)).toEqual({
      ...emptySelection('ultimate_holdem'),
      own: { blind: [line('royal_flush', ''), line('flush', '')] },
    });
  });

  it('replaces tables of the book by custom ones, without unpaid hands', () => {
    const selection = {
      ...emptySelection('ultimate_holdem'),
      tables: { trips: '2' },
      own: { trips: [line('flush', '9 to 1'), line('straight', '')] },
    };
    const question = questionOf(selection, game);
    expect(question.tables).toEqual([]);
    expect(question.pays).toEqual([{ wager: 'trips', lines: [line('flush', '9 to 1')] }]);
    expect(linesOf(selection, game, 'trips')).toEqual(selection.own.trips);
    expect(linesOf(selection, game, 'blind')).toEqual(game.pays[0]!.tables[0]!.lines);
  });

  it('gives the commands for the same figures', () => {
    const selection = {
      ...emptySelection('ultimate_holdem'),
      tables: { trips: '2' },
      own: { blind: [line('royal_flush', '600 to 1'), line('flush', '3 to 2')] },
      settings: { 'uth.blind_loses_to_unqualified_dealer': true },
    };
    expect(commandsOf(selection, game)).toEqual([
      `echo '{"royal_flush":"600 to 1","flush":"3 to 2"}' > blind.json`,
      'baize analyse ultimate_holdem --tables trips=2 --set uth.blind_loses_to_unqualified_dealer=true' +
        ' --pay blind=blind.json --outcomes --grid',
    ]);
  });
});

describe('a poker side bet', () => {
  it('sends no interpretations, although the server lists one for every game', () => {
    const setting = { key: 'table.retract_includes_folded', reading: 'I-62', sentence: '', standard: false };
    const answered: AnalysedGame = {
      game: 'flop_chase',
      title: 'Flop Chase',
      book: 'CP',
      has_grid: false,
      pays: [],
      settings: [setting],
      jackpot: null,
    };
    expect(withAllowedSettings(answered).settings).toEqual([]);
    const uth = { ...answered, pays: [{ name: 'blind', is_choice: false, hands: [], tables: [] }] };
    expect(withAllowedSettings(uth).settings).toEqual([setting]);
  });
});
