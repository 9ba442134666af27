import { describe, expect, it } from 'vitest';

import { everyKind, handsIn, kindAt, kindsIn, rangeText } from '../../src/equity/range';
import { streetsBefore } from '../../src/equity/streets';

const listed = (text: string): string => [...(kindsIn(text) ?? ['unread'])].join(' ');

describe('a range as kinds of hands', () => {
  it.each([
    ['', ''],
    ['QQ', 'QQ'],
    ['AK', 'AKs AKo'],
    ['JTo', 'JTo'],
    ['QQ+', 'QQ KK AA'],
    ['ATs+', 'ATs AJs AQs AKs'],
    ['K9+', 'K9s K9o KTs KTo KJs KJo KQs KQo'],
    ['77-99', '99 88 77'],
    ['KTs-K7s', 'KTs K9s K8s K7s'],
    ['65s-87s', '87s 76s 65s'],
    ['QQ+, AKs,72o', 'QQ KK AA AKs 72o'],
  ])('reads %s', (text, kinds) => {
    expect(listed(text)).toBe(kinds);
  });

  it.each(['AsKs', 'AKs+x', 'AsKx', 'hello', 'AAs', 'KTs-Q9o', 'KTs-Q8s', 'QQ,,AK', 'AKQ'])(
    'leaves %s to the server',
    (text) => {
      expect(kindsIn(text)).toBeUndefined();
    },
  );

  it('reads random as every hand', () => {
    expect(handsIn(kindsIn('random') ?? [])).toBe(1326);
    expect(kindsIn('random')?.size).toBe(169);
  });

  it.each(['QQ+', 'AKs', 'A5s+', 'QQ+, AKs, A5s-A2s, AKo', '99-77, 55, K9o+', 'T9s, 98s', 'random', ''])(
    'writes %s as it is read',
    (text) => {
      expect(rangeText(kindsIn(text) ?? new Set(['unread']))).toBe(text);
    },
  );

  it('is the same after it was written and read again', () => {
    let state = 12345;
    for (let round = 0; round < 300; round++) {
      const kinds = new Set(
        everyKind.filter(() => {
          state = (state * 1103515245 + 12345) % 2147483648;
          return state % 3 === 0;
        }),
      );
      expect([...(kindsIn(rangeText(kinds)) ?? [])].sort()).toEqual([...kinds].sort());
    }
  });

  it('is drawn with aces first and suited hands above the diagonal', () => {
    expect([kindAt(0, 0), kindAt(0, 1), kindAt(1, 0), kindAt(12, 12)]).toEqual(['AA', 'AKs', 'AKo', '22']);
    expect(new Set(everyKind).size).toBe(169);
  });
});

describe('the streets before a board', () => {
  const question = { game: 'holdem', hands: ['AA', 'KK'], board: 'Qs7d2cTh3c', dead: '', makes: true };

  it('have the cards that lay there then', () => {
    expect(streetsBefore(question).map(({ board }) => board)).toEqual(['', 'Qs7d2c', 'Qs7d2cTh']);
    expect(streetsBefore({ ...question, board: 'Qs7d2c' }).map(({ board }) => board)).toEqual(['']);
    expect(streetsBefore(question).every(({ hands, makes }) => hands.length === 2 && !makes)).toBe(true);
  });
});
