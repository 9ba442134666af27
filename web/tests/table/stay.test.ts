import { describe, expect, it } from 'vitest';

import type { TableSnapshot } from '../../src/protocol/messages';
import { Stays } from '../../src/table/state/stay';
import { dollars } from '../fixtures/build';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';
import { place } from './storage_kit';

const base = tables['holdem all in'];
const sit = offer('seat', 'sit_down', { amount: dollars(50), max: dollars(200) });
const add = offer('chips', 'add_chips', { amount: dollars(1), max: dollars(200) });
const leave = offer('seat', 'leave');

const at = (seat: number, wallet: number, person = base.you!.person): TableSnapshot => ({
  ...base,
  you: { ...base.you!, person, seat, wallet: dollars(wallet) },
});

let now = 0;
const stays = (storage: ReturnType<typeof place>): Stays => new Stays(storage, () => now);

describe('leaving a table', () => {
  it('says what was cashed out, the net and the time, also after a reload', () => {
    const storage = place();
    now = 0;
    stays(storage).accepted(sit, dollars(80), at(0, 1_000));
    stays(storage).accepted(add, dollars(20), at(5, 920));
    now = 31.5 * 60_000;
    const later = stays(storage);
    later.accepted(leave, undefined, at(5, 900));
    expect(later.take(at(5, 900))).toBe('');
    expect(later.take(at(0, 980))).toBe('You cashed out $80, −$20 in 31 min.');
    expect(later.take(at(0, 980))).toBe('');
  });

  it('says so in hours, and in less than a minute', () => {
    for (const [time, text] of [
      [125 * 60_000, 'You cashed out $120, +$40 in 2 h 5 min.'],
      [30_000, 'You cashed out $120, +$40 in under a minute.'],
    ] as const) {
      const stay = stays(place());
      now = 0;
      stay.accepted(sit, dollars(80), at(0, 1_000));
      now = time;
      stay.accepted(leave, undefined, at(5, 920));
      expect(stay.take(at(0, 1_040))).toBe(text);
    }
  });

  it('claims no net if the purchase is not known here', () => {
    const stay = stays(place());
    stay.accepted(leave, undefined, at(5, 900));
    expect(stay.take(at(0, 980))).toBe('You cashed out $80.');
    const storage = place();
    stays(storage).accepted(sit, dollars(80), at(0, 1_000, 77));
    const other = stays(storage);
    other.accepted(leave, undefined, at(5, 900));
    expect(other.take(at(0, 980))).toBe('You cashed out $80.');
  });

  it('begins anew with the next seat, and says nothing without a press', () => {
    const storage = place();
    now = 0;
    const stay = stays(storage);
    stay.accepted(sit, dollars(80), at(0, 1_000));
    expect(stay.take(at(0, 1_000))).toBe('');
    stay.accepted(leave, undefined, at(5, 920));
    expect(stay.take(at(0, 1_000))).toBe('You cashed out $80, even in under a minute.');
    stay.accepted(sit, dollars(50), at(0, 1_000));
    stay.accepted(leave, undefined, at(5, 950));
    expect(stay.take(at(0, 1_010))).toBe('You cashed out $60, +$10 in under a minute.');
  });
});
