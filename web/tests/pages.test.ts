import { describe, expect, it } from 'vitest';

import { mainSystem, wonWords } from '../src/jackpots/words';
import { pageOf } from '../src/pages';
import { jackpots } from './fixtures/lobby';

const at = (path: string): ReturnType<typeof pageOf> => {
  const [page = '', ...parts] = path.split('/').filter(Boolean);
  return pageOf({ page, parts });
};

describe('addresses', () => {
  it.each([
    ['/', 'lobby'],
    ['/table/14', 'table'],
    ['/history', 'history'],
    ['/replay/3/806', 'replay'],
    ['/fairness', 'fairness'],
    ['/analysis', 'analysis'],
    ['/analysis/three_card', 'analysis'],
    ['/equity', 'equity'],
    ['/training', 'training'],
    ['/training/omaha', 'training'],
    ['/rules', 'rules'],
    ['/rules/TCP/5.6.1(b)', 'rules'],
    ['/readings/I-12', 'rules'],
    ['/jackpots', 'jackpots'],
    ['/jackpots/screen', 'jackpot_screen'],
    ['/account', 'account'],
    ['/nowhere', 'not_found'],
    ['/table', 'not_found'],
    ['/table/x', 'not_found'],
    ['/replay/3', 'not_found'],
    ['/jackpots/other', 'not_found'],
    ['/training/omaha/flop', 'not_found'],
  ])('%s leads to %s', (path, name) => {
    expect(at(path).name).toBe(name);
  });

  it('mark their own link of the main navigation', () => {
    expect(at('/equity').section).toBe('/equity');
    expect(at('/training/omaha').section).toBe('/how-to-play');
  });

  it('keep only the same page mounted', () => {
    expect(at('/rules/TCP/5').key).toBe(at('/readings/I-1').key);
    expect(at('/table/14').key).not.toBe(at('/table/15').key);
  });

  it('know which pages have their own bars', () => {
    expect([at('/table/1').isBare, at('/replay/1/1').isBare, at('/jackpots/screen').isBare]).toEqual([
      true,
      true,
      true,
    ]);
    expect(at('/jackpots').isBare).toBe(false);
  });
});

describe('jackpots', () => {
  it('show the system with the most levels as the main one', () => {
    expect(mainSystem(jackpots)?.title).toBe('Perth');
    expect(mainSystem([])).toBeUndefined();
  });

  it('name levels only if there are several', () => {
    const won = { hand: 'full house', level: 3 };
    expect(jackpots[0] && wonWords(jackpots[0], won)).toBe('Full house, level 3');
    expect(jackpots[1] && wonWords(jackpots[1], { ...won, level: 1 })).toBe('Full house');
  });
});
