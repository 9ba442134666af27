import { describe, expect, it } from 'vitest';

import {
  decimal,
  fraction,
  fractionText,
  gain,
  oneIn,
  percent,
  shortPercent,
  units,
} from '../../src/analysis/figures';
import { inWords, startingHandInWords } from '../../src/analysis/words';

describe('figures', () => {
  it('are percentages with four places, below zero with a true minus', () => {
    expect(percent(0.014717793184995977)).toBe('1.4718%');
    expect(percent(-0.00002)).toBe('−0.0020%');
    expect(percent(-0.000000001)).toBe('0.0000%');
  });

  it('show as many decimals as an axis needs', () => {
    expect(shortPercent(0.5)).toBe('50%');
    expect(shortPercent(0.141)).toBe('14.1%');
    expect(shortPercent(0.0003)).toBe('0.03%');
    expect(shortPercent(0.000001)).toBe('0.0001%');
    expect(shortPercent(0)).toBe('0%');
    expect(shortPercent(1)).toBe('100%');
  });

  it('have a sign where it matters', () => {
    expect(gain(0.2163)).toBe('+0.2163');
    expect(gain(-0.0119)).toBe('−0.0119');
    expect(gain(0)).toBe('0.0000');
    expect(units(2.5)).toBe('+2.5');
    expect(units(-3)).toBe('−3');
    expect(units(0)).toBe('0');
    expect(decimal(4.17428, 4)).toBe('4.1743');
  });

  it('are exact fractions with their digits in groups; the edge has the other sign than the net', () => {
    expect(fraction('-686689/20358520', { turned: true })).toEqual({
      isBelowZero: false,
      over: '686,689',
      under: '20,358,520',
    });
    expect(fractionText('-686689/20358520')).toBe('−686,689 ∕ 20,358,520');
    expect(fractionText('3/7', { turned: true })).toBe('−3 ∕ 7');
    expect(fractionText('-1/1')).toBe('−1');
    expect(fractionText('0/1', { turned: true })).toBe('0');
  });

  it('express rarity', () => {
    expect(oneIn(0.0003)).toBe('1 in 3,333');
    expect(oneIn(0.4)).toBe('1 in 2.5');
    expect(oneIn(0)).toBe('never');
  });
});

describe('words', () => {
  it('are made of names', () => {
    expect(inWords('straight_flush')).toBe('Straight flush');
    expect(inWords('play_4x')).toBe('Play 4×');
    expect(startingHandInWords('T9s')).toBe('ten nine suited');
    expect(startingHandInWords('AKo')).toBe('ace king off-suit');
    expect(startingHandInWords('66')).toBe('pair of sixes');
    expect(startingHandInWords('AA')).toBe('pair of aces');
  });
});
