import { describe, expect, it } from 'vitest';

import { oddsValue, printedOdds, readOdds } from '../../src/analysis/odds';

describe('odds', () => {
  it.each([
    ['50 : 1', '50 to 1'],
    ['3:2', '3 to 2'],
    ['3 to 2', '3 to 2'],
    [' 3 TO 2 ', '3 to 2'],
    ['7', '7 to 1'],
    ['61/2', '61 to 2'],
    ['007 : 1', '7 to 1'],
    ['', ''],
    ['  ', ''],
  ])('are read from “%s”', (text, odds) => {
    expect(readOdds(text)).toEqual({ odds });
  });

  it.each([
    '3 :',
    ': 2',
    'three to two',
    '-3 : 1',
    '1.5 : 1',
    '3 : 2 : 1',
    '0 : 1',
    '3 : 0',
    '1000001 : 1',
    '1 : 1000001',
  ])('are refused in words for “%s”', (text) => {
    expect(readOdds(text)).toHaveProperty('errorText', expect.stringMatching(/^[A-Z].*\.$/));
  });

  it('are printed as on a sign and scaled for a chart', () => {
    expect(printedOdds('50 to 1')).toBe('50 : 1');
    expect(oddsValue('3 to 2')).toBe(1.5);
    expect(oddsValue('')).toBe(0);
  });
});
