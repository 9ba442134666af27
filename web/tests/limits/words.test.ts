import { describe, expect, it } from 'vitest';

import { sentenceUntil } from '../../src/format/words';
import {
  amountIn,
  chipChange,
  chipUse,
  duration,
  minutesIn,
  periodNames,
  timeChange,
  timeUse,
} from '../../src/limits/words';
import type { ChipLimitShown } from '../../src/protocol/api';

const tomorrow = (Date.now() + 24 * 3_600_000) * 1000;
const later = /on \d+ \w+( \d{4})? at \d\d:\d\d$/;

const losses = (more: Partial<ChipLimitShown>): ChipLimitShown => ({
  kind: 'losses',
  chips: 'money',
  period: 'day',
  most: null,
  used: 0,
  ends: null,
  is_changing: false,
  next: null,
  next_from: null,
  ...more,
});

// [I-152]
describe('limits in words', () => {
  it('say what is used, of which limit, and when it counts again from zero', () => {
    expect(chipUse(losses({}))).toBe('$0 lost, no limit');
    expect(chipUse(losses({ most: 5_000, used: 1_250 }))).toBe('$12.50 lost of $50');
    expect(chipUse(losses({ kind: 'deposits', most: 0, used: 0 }))).toBe('$0 deposited of $0');
    expect(chipUse(losses({ most: 5_000, used: 5_000, ends: tomorrow }))).toMatch(later);
    expect(Object.keys(periodNames)).toEqual(['day', 'week', 'thirty_days']);
  });

  it('say which change is pending', () => {
    expect(chipChange(losses({ most: 5_000 }))).toBe('');
    const change = { is_changing: true, next_from: tomorrow };
    expect(chipChange(losses({ ...change, next: 8_000 }))).toMatch(/^Changes to \$80 on /);
    expect(chipChange(losses(change))).toMatch(/^No limit from on|^No limit /);
    const time = {
      minutes: 90,
      used_minutes: 65,
      ends: null,
      is_changing: true,
      next: 120,
      next_from: tomorrow,
    };
    expect(timeUse(time)).toBe('1 h 5 min played of 1 h 30 min');
    expect(timeChange(time)).toMatch(/^Changes to 2 h on /);
  });

  it('read amounts and times, and nothing else', () => {
    expect(amountIn('$1,250.50')).toBe(125_050);
    expect(amountIn(' ')).toBeNull();
    expect(amountIn('12.345')).toBeUndefined();
    expect(amountIn('-5')).toBeUndefined();
    expect(minutesIn('1440')).toBe(1440);
    expect(minutesIn('1441')).toBeUndefined();
    expect(minutesIn('0')).toBeUndefined();
    expect(minutesIn('')).toBeNull();
    expect(duration(59)).toBe('59 min');
    expect(duration(120)).toBe('2 h');
  });

  it('name the end of the limit in a refusal', () => {
    const sentence = 'the loss limit for a day leaves no room for this';
    expect(sentenceUntil({ sentence, until: null })).toBe(sentence);
    expect(sentenceUntil({ sentence, until: tomorrow })).toMatch(later);
  });
});
