import { describe, expect, it } from 'vitest';

import { comingOn } from '../../src/felt/wagers';
import { tables } from '../fixtures/tables';

describe('a wager that is on its way', () => {
  const { jackpot } = tables['ultimate_holdem betting'];
  const spot = (wager: string, level = 0) => ({ box: 4, wager, level });

  it('is told at its own spot', () => {
    const coming = [{ box: 4, wager: 'trips', amount: 2000 }];
    expect(comingOn(coming, spot('trips'), jackpot)).toBe(2000);
    expect(comingOn(coming, spot('ante'), jackpot)).toBeUndefined();
    expect(comingOn(coming, { ...spot('trips'), box: 5 }, jackpot)).toBeUndefined();
    expect(comingOn([{ box: 4, wager: 'trips', amount: 0 }], spot('trips'), jackpot)).toBe(0);
  });

  it('is divided among the squares of a jackpot', () => {
    const level = (number: number): number =>
      jackpot?.levels.find((each) => each.level === number)?.wager ?? 0;
    const both = [{ box: 4, wager: 'jackpot', amount: level(3) }];
    expect(comingOn(both, spot('jackpot', 1), jackpot)).toBe(level(1));
    expect(comingOn(both, spot('jackpot', 2), jackpot)).toBe(level(2));
    const second = [{ box: 4, wager: 'jackpot', amount: level(2) }];
    expect(comingOn(second, spot('jackpot', 1), jackpot)).toBe(0);
    expect(comingOn(second, spot('jackpot', 2), jackpot)).toBe(level(2));
    expect(comingOn([{ box: 4, wager: 'jackpot', amount: 0 }], spot('jackpot', 2), jackpot)).toBe(0);
  });
});
