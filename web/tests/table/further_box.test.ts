import { describe, expect, it } from 'vitest';

import type { TableSnapshot } from '../../src/protocol/messages';
import { furtherBox, ownStakes } from '../../src/table/state/stakes';
import { placing } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const betting = tables['three_card betting'];
const own = ownStakes(betting);
const other = betting.seats.find((seat) => seat.person !== 0 && seat.seat !== betting.you?.seat)!.seat;
const seats = betting.seats.map((seat) => (seat.seat === other ? { ...seat, person: 0 } : seat));

// The other seat is free, and the house offers an Ante on its box.
const offering = (change: Partial<TableSnapshot> = {}): TableSnapshot => ({
  ...betting,
  seats,
  offers: [...betting.offers, placing(betting.table, other, 'ante', [10, 100, 5], 'TCP 5.9.1')],
  ...change,
});

describe('a further box', () => {
  it('gets the bets of the own one', () => {
    expect(own.length).toBeGreaterThan(0);
    expect(furtherBox(offering())).toEqual({
      box: other,
      stakes: own.map((stake) => ({ ...stake, box: other })),
    });
  });

  it('is not proposed where the house offers none', () => {
    expect(furtherBox({ ...betting, seats })).toBeUndefined();
  });

  it('is not the box of another player', () => {
    expect(furtherBox(offering({ seats: betting.seats }))).toBeUndefined();
  });

  it('needs chips for all its bets', () => {
    const you = betting.you && { ...betting.you, chips: 1 };
    expect(furtherBox(offering({ you }))).toBeUndefined();
  });

  it('needs a bet on the own box', () => {
    const banked = betting.banked && { ...betting.banked, boxes: [] };
    expect(furtherBox(offering({ banked }))).toBeUndefined();
  });
});
