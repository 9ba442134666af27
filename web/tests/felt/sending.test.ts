import { describe, expect, it } from 'vitest';

import { unconfirmedOn } from '../../src/felt/wagers';
import { tables } from '../fixtures/tables';

describe('an unconfirmed wager', () => {
  const { jackpot } = tables['ultimate_holdem betting'];
  const spot = (wager: string, level = 0) => ({ box: 4, wager, level });

  it('is shown at its own spot', () => {
    const unconfirmed = [{ box: 4, wager: 'trips', amount: 2000 }];
    expect(unconfirmedOn(unconfirmed, spot('trips'), jackpot)).toBe(2000);
    expect(unconfirmedOn(unconfirmed, spot('ante'), jackpot)).toBeUndefined();
    expect(unconfirmedOn(unconfirmed, { ...spot('trips'), box: 5 }, jackpot)).toBeUndefined();
    expect(unconfirmedOn([{ box: 4, wager: 'trips', amount: 0 }], spot('trips'), jackpot)).toBe(0);
  });

  it('is divided among the squares of a jackpot', () => {
    const level = (number: number): number =>
      jackpot?.levels.find((each) => each.level === number)?.wager ?? 0;
    const both = [{ box: 4, wager: 'jackpot', amount: level(3) }];
    expect(unconfirmedOn(both, spot('jackpot', 1), jackpot)).toBe(level(1));
    expect(unconfirmedOn(both, spot('jackpot', 2), jackpot)).toBe(level(2));
    const second = [{ box: 4, wager: 'jackpot', amount: level(2) }];
    expect(unconfirmedOn(second, spot('jackpot', 1), jackpot)).toBe(0);
    expect(unconfirmedOn(second, spot('jackpot', 2), jackpot)).toBe(level(2));
    expect(unconfirmedOn([{ box: 4, wager: 'jackpot', amount: 0 }], spot('jackpot', 2), jackpot)).toBe(0);
  });
});
