import { describe, expect, it } from 'vitest';

import type { HandView, TableSnapshot } from '../../src/protocol/messages';
import { handResult } from '../../src/table/state/hand_result';
import { dollars } from '../fixtures/build';
import { tables } from '../fixtures/tables';

const base = tables['holdem all in'];

// The hand is over: seat 9 wins the pot; the player sits at 5.
function over(own: Partial<HandView>, winner: Partial<HandView> = {}, seat = 9): TableSnapshot {
  const hands = base.poker!.hands.map((hand) =>
    hand.seat === 5 ? { ...hand, ...own } : hand.seat === 9 ? { ...hand, ...winner } : hand,
  );
  const share = { seat, amount: dollars(316), clause: 'CP 9.1' };
  const won = [{ pot: 0, amount: dollars(316), high: [share], low: [] }];
  return { ...base, offers: [], poker: { ...base.poker!, phase: 'over', hands, won } };
}

const shownHand = { is_shown: true, hand: 'two pair, tens and sixes' };
const said = (shown: TableSnapshot): string | undefined => handResult(shown)?.said;

describe('the result of a hand', () => {
  it('says which hand beat the own one', () => {
    const shown = over({ state: 'in', hand: 'pair of kings', won: 0 }, shownHand);
    expect(said(shown)).toBe('Two pair, tens and sixes beats your pair of kings.');
  });

  it('says what the player won with', () => {
    const shown = over({ state: 'in', won: dollars(316), ...shownHand }, {}, 5);
    expect(said(shown)).toBe('You won $316 with two pair, tens and sixes.');
    expect(handResult(shown)?.shares[0]?.name).toBe('You');
  });

  it('names no hand that was not shown', () => {
    const shown = over({ state: 'in', won: dollars(7), hand: 'pair of kings', is_shown: false }, {}, 5);
    expect(said(shown)).toBe('You won $7.');
    expect(said(over({ state: 'mucked', won: 0 }, { is_shown: false, hand: 'pair of twos' }))).toBe(
      'You lost.',
    );
  });

  it('tells a player who folded so, and a bystander nothing', () => {
    expect(said(over({ state: 'folded', hand: 'pair of kings', won: 0 }, shownHand))).toBe('You folded.');
    expect(said({ ...over({}, shownHand), you: null })).toBe('');
  });

  it('is not known before the pots are given out', () => {
    expect(handResult(base)).toBeUndefined();
    expect(handResult(tables['three_card betting'])).toBeUndefined();
  });
});
