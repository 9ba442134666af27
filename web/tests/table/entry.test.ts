// Words for a newcomer to poker, the warning before a discard that is made for the player, and the time bank.
import { describe, expect, it } from 'vitest';

import { bankSeconds, clockAt, timeLeft } from '../../src/parts/clock';
import { entryText } from '../../src/table/state/mode';
import { askedText, offersOf, offerWords, seatChosen } from '../../src/table/state/offers';
import type { TableSnapshot, YouView } from '../../src/protocol/messages';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const holdem = tables['holdem showdown'];
const pineapple = tables['pineapple discarding'];

function waiting(entry: YouView['entry']): TableSnapshot {
  if (!holdem.you) throw new Error('nobody looks at the table');
  return { ...holdem, you: { ...holdem.you, entry } };
}

describe('a newcomer', () => {
  it('is told for how many hands the big blind takes', () => {
    expect(entryText(waiting({ is_posting: false, hands: 4 }))).toBe(
      'You are dealt in when the big blind reaches you: about 4 hands',
    );
    expect(entryText(waiting({ is_posting: false, hands: 1 }))).toContain('about one hand');
    expect(entryText(waiting({ is_posting: false, hands: 0 }))).toContain('with the next hand');
    expect(entryText(waiting({ is_posting: false, hands: null }))).toBe(
      'You are dealt in when the big blind reaches you',
    );
    expect(entryText(waiting({ is_posting: true, hands: 4 }))).toContain('You post');
    expect(entryText(waiting(null))).toBe('');
  });

  it('may post now, for the amount of the blind', () => {
    const post = offer('seat', 'post_now', { amount: 200 });
    expect(offerWords(holdem, post)).toMatchObject({
      verb: 'Post $2 now',
      detail: 'Dealt in from the next hand',
    });
  });

  it('is told the same before coming back', () => {
    const wait = offer('seat', 'come_back_and_wait', { hands: 3 });
    expect(offerWords(holdem, wait).detail).toBe('No charge, dealt in after about 3 hands');
  });

  // The house lists the seat first that the blind reaches first. [I-151]
  it('is proposed the first seat of the list', () => {
    const seats = [6, 9, 2].map((box, hands) => offer('seat', 'sit_down', { box, hands }));
    expect(seatChosen({ ...holdem, offers: seats }, 'table')?.box).toBe(6);
  });
});

describe('a discard that is not made in time', () => {
  it('is announced with its card', () => {
    const offers = offersOf(pineapple, 'decision');
    expect(askedText(pineapple, offers)).toBe(
      'Choose a card to discard. When time is up, it is the seven of diamonds',
    );
  });

  it('is announced as a fold where the sign says so', () => {
    const offers = offersOf(pineapple, 'decision').map((each) => ({ ...each, is_on_time_out: false }));
    expect(askedText(pineapple, offers)).toContain('your hand is folded');
    const unclocked = { ...pineapple, turn: { ...pineapple.turn, until: null } };
    expect(askedText(unclocked, offers)).toBe('Choose a card to discard');
  });
});

describe('the clock', () => {
  const at = (seconds: number): number => (1_000 + seconds) * 1_000_000;
  const turn = { since: at(0), bank: at(20), until: at(50) };
  const said = (seconds: number): string => timeLeft(clockAt(turn, at(seconds) / 1000), bankSeconds(turn));

  it('runs down to the time bank, and then the bank runs', () => {
    expect(said(0)).toBe('20 seconds left, then 30 of the time bank');
    expect(said(12)).toBe('8 seconds left, then 30 of the time bank');
    expect(said(25)).toBe('25 seconds left of the time bank');
    expect(said(90)).toBe('0 seconds left of the time bank');
    expect(clockAt(turn, at(25) / 1000)).toMatchObject({ isBank: true, from: at(20), to: at(50) });
  });

  it('without a bank runs down to its end', () => {
    const part = clockAt({ ...turn, bank: null }, at(49) / 1000);
    expect(timeLeft(part, 0)).toBe('1 second left');
  });
});
