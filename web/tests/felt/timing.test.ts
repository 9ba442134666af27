import { describe, expect, it } from 'vitest';

import { plan } from '../../src/felt/plan';
import { delaysOf, pace } from '../../src/felt/timing';
import { tables } from '../fixtures/tables';

const wide = { shape: 'wide', width: 106, height: 58 } as const;
const at = (name: keyof typeof tables) => plan(tables[name], wide);

describe('delaysOf', () => {
  it('has no delays for a table that is shown for the first time', () => {
    expect(delaysOf(undefined, at('three_card settled')).size).toBe(0);
  });

  it('deals new cards one after another', () => {
    const delays = delaysOf(at('three_card betting'), at('three_card deciding'));
    const first = delays.get('card:806:1:0');
    const second = delays.get('card:806:2:0');
    expect(first).toBe(0);
    expect(second).toBe(pace.betweenCards);
    expect(delaysOf(at('three_card deciding'), at('three_card deciding')).has('card:806:1:0')).toBe(false);
  });

  it('deals a whole table in bounded time', () => {
    const delays = delaysOf(at('ultimate_holdem betting'), at('ultimate_holdem crowded'));
    expect(Math.max(...delays.values())).toBeLessThanOrEqual(pace.deal);
  });

  it('settles box by box: losers are collected before winners are paid', () => {
    const delays = delaysOf(at('three_card deciding'), at('three_card settled'));
    expect(delays.get('spot:2:ante:0')).toBe(pace.settle);
    expect(delays.get('spot:3:ante:0')).toBe(2 * pace.settle + pace.settle / 2);
    expect(delays.get('paid:806:3:ante')).toBe(2 * pace.settle + pace.settle / 2);
  });
});
