import { describe, expect, it } from 'vitest';

import { nameRules, passwordRules } from '../src/account/credentials';
import { when } from '../src/format/moments';
import { placeBeside } from '../src/parts/popover_position';
import { cardName, rankPrinted } from '../src/parts/cards/cards';
import { chipsFor } from '../src/parts/chips/chips';
import { dutyWords, rulePath } from '../src/parts/clauses/clauses';

describe('cards', () => {
  it('have names', () => {
    expect(cardName('Kh')).toBe('king of hearts');
    expect(cardName('Td')).toBe('ten of diamonds');
    expect(cardName(null)).toBe('face-down card');
    expect(cardName('??')).toBe('??');
  });

  it('are printed with their rank', () => {
    expect(rankPrinted('Ts')).toBe('10');
    expect(rankPrinted('9s')).toBe('9');
  });
});

describe('chips', () => {
  it('are the fewest that make the amount', () => {
    expect(chipsFor(164_000)).toEqual([100_000, 50_000, 10_000, 2_500, 500, 500, 500]);
    expect(chipsFor(4_000)).toEqual([2_500, 500, 500, 500]);
  });

  it('are never more than eight, the largest first', () => {
    expect(chipsFor(2_000_000)).toEqual(Array(8).fill(100_000));
  });

  it('show cents as one chip, and nothing as none', () => {
    expect(chipsFor(150)).toEqual([100, 'cents']);
    expect(chipsFor(0)).toEqual([]);
    expect(chipsFor(-500)).toEqual([]);
  });
});

describe('clauses', () => {
  it('link to their pages', () => {
    expect(rulePath('TCP 5.6.1(b)')).toBe('/rules/TCP/5.6.1(b)');
    expect(rulePath('I-12')).toBe('/readings/I-12');
    expect(rulePath('')).toBe('/rules');
  });

  it('show their duty without the marks of interpretations', () => {
    expect(dutyWords('Lock all wagers. [see I-124, I-140]')).toBe('Lock all wagers.');
  });
});

describe('a popover beside a tag', () => {
  const view = { width: 1000, height: 800 };
  const box = { width: 400, height: 300 };

  it('is below it if there is room', () => {
    expect(placeBeside({ left: 500, top: 100, width: 80, height: 24 }, box, view)).toMatchObject({
      left: 340,
      top: 132,
    });
  });

  it('is above it at the bottom', () => {
    expect(placeBeside({ left: 500, top: 700, width: 80, height: 24 }, box, view).top).toBe(392);
  });

  it('stays inside the window', () => {
    const right = placeBeside({ left: 960, top: 100, width: 80, height: 24 }, box, view);
    expect(right.left + box.width).toBe(988);
    const left = placeBeside({ left: -20, top: 100, width: 40, height: 24 }, box, view);
    expect(left.left).toBe(12);
    const small = placeBeside({ left: 10, top: 380, width: 40, height: 24 }, box, {
      width: 390,
      height: 420,
    });
    expect(small.top).toBe(72);
  });
});

describe('a new account', () => {
  it('has a name of 3 to 24 characters', () => {
    const isMet = (name: string): boolean => nameRules(name).every((rule) => rule.isMet);
    expect([isMet('Jo'), isMet('Joe'), isMet('x'.repeat(24)), isMet('x'.repeat(25)), isMet(' J  ')]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('has a password of any ten characters', () => {
    expect(passwordRules('123456789')[0]?.isMet).toBe(false);
    expect(passwordRules('♠♥♦♣♠♥♦♣♠♥')[0]?.isMet).toBe(true);
  });
});

it('moments of today need no date', () => {
  const now = new Date(2025, 10, 14, 22, 0).getTime();
  expect(when(new Date(2025, 10, 14, 21, 6).getTime() * 1000, now)).toBe('21:06');
  expect(when(new Date(2025, 10, 13, 21, 6).getTime() * 1000, now)).toBe('13 Nov, 21:06');
});
