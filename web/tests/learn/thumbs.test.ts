import { describe, expect, it } from 'vitest';

import { cardsOf, closestOf, figures } from '../../src/learn/figures';
import { thumbsOf } from '../../src/learn/thumbs';
import type { GameId } from '../../src/protocol/messages';

describe('rules of thumb', () => {
  it.each(Object.keys(figures.house) as GameId[])('of %s are all in words, the cheapest first', (game) => {
    const thumbs = thumbsOf(game);
    expect(thumbs.map(({ name }) => name).sort()).toEqual(
      Object.keys(figures.house[game]?.strategies ?? {}).sort(),
    );
    expect(thumbs.map(({ cost }) => cost)).toEqual(thumbs.map(({ cost }) => cost).sort((a, b) => a - b));
    expect(new Set(thumbs.map(({ words }) => words)).size).toBe(thumbs.length);
  });
});

describe('the closest call', () => {
  it('is the hand of the row that saves least', () => {
    expect(closestOf('ultimate_holdem', 'king')?.hand).toBe('Ks 2s');
    expect(closestOf('three_card', 'fold')?.hand).toBe('Qs 6d 3h');
    expect(closestOf('three_card', 'unknown')).toBeUndefined();
    expect(cardsOf('Ks 2s')).toEqual(['Ks', '2s']);
    expect(cardsOf('')).toEqual([]);
  });
});
