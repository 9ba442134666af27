import { describe, expect, it } from 'vitest';

import { canvasFor } from '../../src/felt/canvas';
import { chaseColour, chaseFlag, chaseOffers } from '../../src/felt/chase';
import type { SpotThing } from '../../src/felt/placed';
import { plan } from '../../src/felt/plan';
import type { SideWagerView, TableSnapshot } from '../../src/protocol/messages';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const base = tables['holdem preflop'];
const own = base.you?.seat ?? 0;
const chase = ['red', 'black'].map((colour) =>
  offer('wager', `flop_chase_${colour}`, { box: own, wager: 'flop_chase', amount: 100, max: 10_000 }),
);

function shownWith(wagers: SideWagerView[], requested: SideWagerView[], board: string[] = []): TableSnapshot {
  const { poker, you } = base;
  return {
    ...base,
    offers: [...base.offers, ...chase],
    you: you && { ...you, wagered: wagers, requested },
    poker: poker && {
      ...poker,
      board,
      hands: poker.hands.map((hand) => (hand.seat === own ? { ...hand, side_wagers: wagers } : hand)),
    },
  };
}

const spots = (shown: TableSnapshot): SpotThing[] =>
  plan(shown, canvasFor(1200, 700)).things.filter(
    (thing): thing is SpotThing => thing.kind === 'spot' && thing.box === own,
  );

describe('Flop Chase', () => {
  it('has two labelled squares at your seat while it is offered', () => {
    expect(spots(shownWith([], [])).map((spot) => [spot.print, spot.press])).toEqual([
      ['Red', { kind: 'chase', colour: 'red' }],
      ['Black', { kind: 'chase', colour: 'black' }],
    ]);
    expect(spots({ ...shownWith([], []), offers: [] })).toEqual([]);
  });

  it('shows the wager on the next hand', () => {
    const [red, black] = spots(shownWith([], [{ colour: 'red', stake: 500, back: 0 }]));
    expect([red?.offer, black?.offer]).toEqual(['next $5', '']);
  });

  it('is decided by the flop', () => {
    const wager = { colour: 'black', stake: 500, back: 0 };
    const poker = shownWith([wager], []).poker!;
    expect(chaseFlag(poker, wager)).toBeUndefined();
    const flop = { ...poker, board: ['As', 'Kc', '2s'] };
    expect(chaseFlag(flop, { ...wager, back: 4000 })).toEqual({ verdict: 'win', amount: 3500, word: '' });
    expect(chaseFlag(flop, wager)).toEqual({ verdict: 'lose', amount: 500, word: '' });
    expect(chaseFlag({ ...flop, is_void: true }, wager)?.verdict).toBe('void');
  });

  it('recognises its offers', () => {
    expect(chaseOffers(shownWith([], [])).map(chaseColour)).toEqual(['red', 'black']);
    expect(chaseColour(offer('decision', 'flop'))).toBeUndefined();
  });
});
