import { describe, expect, it } from 'vitest';

import type { TableSnapshot } from '../../src/protocol/messages';
import { rememberBuying } from '../../src/table/state/buying';
import { Refill } from '../../src/table/state/refill.svelte';
import { dollars } from '../fixtures/build';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';
import { place } from './storage_kit';

const base = tables['holdem all in'];
const chipsOffer = offer('chips', 'add_chips', { amount: dollars(1), max: dollars(900), step: 1 });

// A player of $200 stacks, with these chips, after the hand.
function between(
  chips: number,
  storage: ReturnType<typeof place>,
  more: Partial<TableSnapshot> = {},
): TableSnapshot {
  const shown: TableSnapshot = {
    ...base,
    offers: [chipsOffer],
    you: { ...base.you!, chips: dollars(chips) },
    poker: { ...base.poker!, phase: 'over' },
    ...more,
  };
  const fresh = { ...shown, you: { ...shown.you!, chips: 0 } };
  rememberBuying(fresh, dollars(200), storage);
  return shown;
}

describe('chips bought without a press', () => {
  it('are bought only after the player has asked for it', () => {
    const storage = place();
    const refill = new Refill(storage);
    expect(refill.take(between(0, storage))).toBeUndefined();
    expect(refill.take(between(50, storage))).toBeUndefined();
    refill.set(base, { rebuy: true });
    expect(refill.take(between(0, storage))?.amount).toBe(dollars(200));
  });

  it('top the stack up to the usual buy-in', () => {
    const storage = place();
    const refill = new Refill(storage);
    refill.set(base, { topUp: true });
    expect(refill.take(between(150, storage))?.amount).toBe(dollars(50));
    expect(new Refill(storage).take(between(260, storage))).toBeUndefined();
    expect(new Refill(storage).take(between(0, storage))).toBeUndefined(); // that is a rebuy
  });

  it('never come in the middle of an own hand, or where the server offers none', () => {
    const storage = place();
    const refill = new Refill(storage);
    refill.set(base, { rebuy: true, topUp: true });
    expect(refill.take(between(150, storage, { poker: base.poker }))).toBeUndefined();
    expect(refill.take(between(150, storage, { offers: [] }))).toBeUndefined();
  });

  it('are asked for once in a hand', () => {
    const storage = place();
    const refill = new Refill(storage);
    refill.set(base, { topUp: true });
    expect(refill.take(between(150, storage))).toBeDefined();
    expect(refill.take(between(150, storage))).toBeUndefined();
    expect(refill.take(between(150, storage, { round: base.round + 1 }))).toBeDefined();
  });

  it('belong to one game and one kind of chips', () => {
    const storage = place();
    new Refill(storage).set(base, { rebuy: true });
    expect(new Refill(storage).take(between(0, storage))).toBeDefined();
    expect(new Refill(storage).take(between(0, storage, { chips: 'play' }))).toBeUndefined();
    expect(new Refill(storage).take(between(0, storage, { game: 'omaha' }))).toBeUndefined();
  });
});
