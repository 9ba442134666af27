import { describe, expect, it } from 'vitest';

import { cardsIn, everyCard, isUnfinished, tidied } from '../../src/equity/cards';
import {
  addressOfMatchup,
  commandOf,
  errorIn,
  emptyMatchup,
  equityQuestion,
  matchupOf,
  placesOfCards,
  withText,
  type Matchup,
} from '../../src/equity/question';
import type { EquityGame, EquityGames } from '../../src/protocol/api';

const poker = (game: EquityGame['game'], title: string, hand_size: number, is_hi_lo = false): EquityGame => ({
  game,
  title,
  hand_size,
  hands_max: 10,
  is_hi_lo,
  takes_ranges: hand_size === 2,
});
const rules: EquityGames = {
  games: [
    poker('holdem', "Hold'em", 2),
    poker('omaha', 'Omaha', 4),
    poker('omaha_hilo', 'Omaha Hi-Lo', 4, true),
    poker('pineapple', "Pineapple Hold'em", 3),
  ],
  hands_min: 2,
  board_sizes: [0, 3, 4, 5],
};

const matchup = (change: Partial<Matchup>): Matchup => ({ ...emptyMatchup, ...change });

describe('cards in a text', () => {
  it('are read in every notation', () => {
    expect(cardsIn('as 10H,kd')).toEqual(['As', 'Th', 'Kd']);
    expect(cardsIn('')).toEqual([]);
    expect(tidied(' aS kS ')).toBe('AsKs');
  });

  it('are not found in a range', () => {
    for (const range of ['QQ+', 'AKs', 'QQ+,AKs', 'random', 'AsKsQh/Qh', 'Ax']) {
      expect(cardsIn(range)).toBeUndefined();
      expect(tidied(range)).toBe(range);
    }
  });

  it('may lack the last suit while the user types', () => {
    expect(isUnfinished('AsK')).toBe(true);
    expect(isUnfinished('As10')).toBe(true);
    expect(isUnfinished('AsKs')).toBe(false);
    expect(isUnfinished('QQ+')).toBe(false);
  });

  it('are fifty-two', () => {
    expect(new Set(everyCard).size).toBe(52);
  });
});

describe('a matchup', () => {
  it('is restored completely from its address', () => {
    const full = { game: 'omaha_hilo', hands: ['As2sKhQh', '', 'AAxx'], board: 'Qs7d2c', dead: '9h' };
    const address = addressOfMatchup(full);
    expect(address).toBe('/equity?game=omaha_hilo&hand=As2sKhQh&hand=&hand=AAxx&board=Qs7d2c&dead=9h');
    expect(matchupOf(rules, new URL(address, 'http://house').searchParams)).toEqual(full);
    expect(addressOfMatchup(emptyMatchup)).toBe('/equity');
    expect(matchupOf(rules, new URLSearchParams('game=whist'))).toEqual(emptyMatchup);
    expect(
      matchupOf(rules, new URLSearchParams(Array.from({ length: 14 }, () => ['hand', 'AA']))).hands,
    ).toHaveLength(10);
  });

  it('is asked about with two hands, without the empty ones', () => {
    expect(equityQuestion(rules, matchup({ hands: ['AsKs', ''] }))).toBeUndefined();
    expect(equityQuestion(rules, matchup({ hands: ['AsKs', '', 'QQ+'] }))).toEqual({
      game: 'holdem',
      hands: ['AsKs', 'QQ+'],
      board: '',
      dead: '',
      makes: true,
    });
  });

  it.each([
    [{ hands: ['AsKs', 'AsQd'] }, 'The ace of spades is in hand 1 and in hand 2. A deck has only one.'],
    [{ hands: ['AsAs', ''] }, 'The ace of spades appears twice in hand 1. A deck has only one.'],
    [
      { hands: ['AsKs', 'QQ'], board: 'Ks7d2c' },
      'The king of spades is in hand 1 and on the board. A deck has only one.',
    ],
    [{ hands: ['As', 'QQ'] }, "Hand 1 has 1 card; at Hold'em a hand has 2."],
    [{ game: 'omaha', hands: ['AsKs', 'QQxx'] }, 'Hand 1 has 2 cards; at Omaha a hand has 4.'],
    [{ board: '7d2c' }, 'The board has 2 cards; it has none, three, four or five.'],
    [{ board: '7d2cKsQsJsTs' }, 'The board has 6 cards; it has at most five.'],
    [{ board: 'QQ+' }, 'Write the board as cards, such as QsJd2c.'],
    [{ dead: 'QQ+' }, 'Write dead cards as cards, such as QsJd2c.'],
    [{ hands: ['AsKs', 'QQ+,AKs'], board: 'Qs7d2c', dead: '9h' }, ''],
  ])('says what is wrong (%#)', (change, errorText) => {
    expect(errorIn(rules, matchup(change))).toBe(errorText);
    if (errorText) expect(equityQuestion(rules, matchup(change))).toBeUndefined();
  });

  it('knows the place of each card', () => {
    const places = placesOfCards(matchup({ hands: ['AsKs', 'QQ'], dead: '9h' }));
    expect(places.get('As')).toEqual([{ kind: 'hand', hand: 0 }]);
    expect(places.get('9h')).toEqual([{ kind: 'dead' }]);
    expect(places.size).toBe(3);
    expect(withText(emptyMatchup, { kind: 'hand', hand: 1 }, 'AA').hands).toEqual(['', 'AA']);
    expect(withText(emptyMatchup, { kind: 'board' }, 'Qs').board).toBe('Qs');
  });

  it('gives the same question as a command', () => {
    expect(commandOf({ game: 'holdem', hands: ['AsKs', 'QQ+,AKs'], board: '', dead: '', makes: true })).toBe(
      'baize equity --makes AsKs QQ+,AKs',
    );
    expect(
      commandOf({ game: 'holdem', hands: ['AA', 'random'], board: '', dead: '', makes: null }, 200000),
    ).toBe('baize equity --samples 200000 AA random');
    expect(
      commandOf({
        game: 'pineapple',
        hands: ['AsKsQh/Qh', 'random'],
        board: 'Js7d2c',
        dead: '9h',
        makes: null,
      }),
    ).toBe("baize equity --game pineapple --board Js7d2c --dead 9h 'AsKsQh/Qh' random");
  });
});
