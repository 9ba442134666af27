import { describe, expect, it } from 'vitest';

import {
  addressOfStudy,
  askable,
  commandsOf,
  emptyStudy,
  linesOf,
  questionOf,
  studyOf,
} from '../../src/analysis/study';
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

const throughAddress = (study: ReturnType<typeof emptyStudy>) =>
  studyOf(game, new URL(addressOfStudy(study), 'http://house').searchParams);

describe('a study', () => {
  it('that chooses nothing has a plain address and asks for the book', () => {
    const study = emptyStudy('ultimate_holdem');
    expect(addressOfStudy(study)).toBe('/analysis/ultimate_holdem');
    expect(questionOf(study, game)).toEqual({
      game: 'ultimate_holdem',
      tables: [],
      settings: [],
      pays: [],
      grid: true,
    });
  });

  it('comes back whole from its address', () => {
    const study = {
      game: 'ultimate_holdem',
      tables: { trips: '2' },
      own: { blind: [line('royal_flush', '600 to 1'), line('flush', '')] },
      settings: { 'uth.blind_loses_to_unqualified_dealer': true },
      wager: 'trips',
      hand: 'T9s',
    };
    expect(addressOfStudy(study)).toBe(
      '/analysis/ultimate_holdem?trips=2&blind=own.royal_flush-600-1' +
        '&uth.blind_loses_to_unqualified_dealer=on&wager=trips&hand=T9s',
    );
    expect(throughAddress(study)).toEqual(study);
  });

  it('keeps nothing from an address that the game does not have', () => {
    const query = new URLSearchParams(
      'trips=9&blind=own.flush-0-1.two_pair-1-1.royal_flush-3&other=1&uth.blind_loses_to_unqualified_dealer=yes',
    );
    expect(studyOf(game, query)).toEqual({
      ...emptyStudy('ultimate_holdem'),
      own: { blind: [line('royal_flush', ''), line('flush', '')] },
    });
  });

  it('asks with tables of one’s own in the place of the book’s, and leaves out what is not paid', () => {
    const study = {
      ...emptyStudy('ultimate_holdem'),
      tables: { trips: '2' },
      own: { trips: [line('flush', '9 to 1'), line('straight', '')] },
    };
    const question = questionOf(study, game);
    expect(question.tables).toEqual([]);
    expect(question.pays).toEqual([{ wager: 'trips', lines: [line('flush', '9 to 1')] }]);
    expect(linesOf(study, game, 'trips')).toEqual(study.own.trips);
    expect(linesOf(study, game, 'blind')).toEqual(game.pays[0]!.tables[0]!.lines);
  });

  it('tells the commands that give the same figures', () => {
    const study = {
      ...emptyStudy('ultimate_holdem'),
      tables: { trips: '2' },
      own: { blind: [line('royal_flush', '600 to 1'), line('flush', '3 to 2')] },
      settings: { 'uth.blind_loses_to_unqualified_dealer': true },
    };
    expect(commandsOf(study, game)).toEqual([
      `echo '{"royal_flush":"600 to 1","flush":"3 to 2"}' > blind.json`,
      'baize analyse ultimate_holdem --tables trips=2 --set uth.blind_loses_to_unqualified_dealer=true' +
        ' --pay blind=blind.json --outcomes --grid',
    ]);
  });
});

describe('a game that is no house game', () => {
  it('is asked for no readings, though the house lists one for every game', () => {
    const setting = { key: 'table.retract_includes_folded', reading: 'I-62', sentence: '', standard: false };
    const chase = { game: 'flop_chase', title: 'Flop Chase', pays: [], settings: [setting] };
    const answered = chase as unknown as AnalysedGame;
    expect(askable(answered).settings).toEqual([]);
    const uth = { ...answered, pays: [{ name: 'blind', is_choice: false, hands: [], tables: [] }] };
    expect(askable(uth).settings).toEqual([setting]);
  });
});
