import { describe, expect, it } from 'vitest';

import type { StandingShown, TableShown } from '../../src/protocol/messages';
import { coachTables, verdict } from '../../src/table/panels/coach';
import { atRisk, ownPrizes, ownResult, sharesOf } from '../../src/table/state/result';
import { soundOf } from '../../src/session/sound';
import { advice, judged } from '../fixtures/coach';
import { tables } from '../fixtures/tables';

describe('your result', () => {
  it('adds up your own wagers', () => {
    expect(ownResult(tables['three_card settled'])).toMatchObject({ staked: 2500, back: 8500, net: 6000 });
  });

  it("leaves out what others have on your box, unlike the box's own net", () => {
    const shown = tables['crown_holdem settled'];
    expect(ownResult(shown)?.net).toBe(3500);
    expect(shown.banked?.boxes[2]?.net).toBe(3000);
  });

  it('is nothing before it is settled, and for somebody who only looks', () => {
    expect(ownResult(tables['three_card deciding'])).toBeUndefined();
    expect(ownResult({ ...tables['three_card settled'], you: null })).toBeUndefined();
  });

  it('has the prizes of its own round beside it, and nobody else’s', () => {
    const shown = tables['crown_holdem settled'];
    const { jackpot, you } = shown;
    if (!jackpot || !you) throw new Error('a table with a jackpot');
    const win = { event: 9, at: 0, table: shown.table, round: shown.round, person: you.person, name: 'You' };
    const prize = {
      ...win,
      level: 1,
      hand: 'royal flush',
      amount: 1_000_034,
      is_share: true,
      is_paid: false,
      clause: 'CH 3.9',
    };
    const others = [
      { ...prize, person: you.person + 1 },
      { ...prize, round: shown.round - 1 },
      { ...prize, table: shown.table + 1 },
    ];
    const told = { ...shown, jackpot: { ...jackpot, wins: [...others, prize] } };
    expect(ownPrizes(told, shown.round)).toEqual([prize]);
    expect(ownPrizes({ ...told, you: null }, shown.round)).toEqual([]);
  });

  it('says who took which half of which pot, by which clause', () => {
    expect(sharesOf(tables['omaha_hilo showdown'].poker!)).toEqual([
      { what: 'Pot, high', share: { seat: 1, amount: 9000, clause: 'CP 8.20.4(d)(i)' } },
      { what: 'Pot, low', share: { seat: 1, amount: 4500, clause: 'CP 8.5' } },
      { what: 'Pot, low', share: { seat: 3, amount: 4500, clause: 'CP 8.5' } },
    ]);
    expect(sharesOf(tables['holdem all in'].poker!)).toEqual([]);
  });

  it('is at risk before', () => {
    expect(atRisk(tables['ultimate_holdem flop'])).toBe(4000);
  });
});

describe('the coach', () => {
  it('shows what each choice is worth and marks the best and the one that was made', () => {
    const [table] = coachTables(advice, 'check');
    expect(table?.title).toContain('Box 4:');
    expect(table?.rows).toEqual([
      { name: 'Check', value: '+0.412', share: 8, isBest: false, isMade: true },
      { name: 'Play 2×', value: '+0.809', share: 100, isBest: true, isMade: false },
    ]);
  });

  it('says what a mistake cost', () => {
    expect(verdict(judged)).toBe('Check costs $3.97 on average. Best: play 2×.');
    expect(verdict({ ...judged, is_mistake: false })).toBe('Check was the best choice.');
    expect(verdict({ ...judged, is_judged: false })).toContain('no figure');
  });
});

describe('what is heard', () => {
  it('is the one thing that matters most', () => {
    expect(soundOf(tables['three_card betting'], tables['three_card deciding'])).toBe('turn');
    expect(soundOf(tables['three_card deciding'], tables['three_card settled'])).toBe('won');
    expect(
      soundOf(tables['ultimate_holdem betting'], { ...tables['ultimate_holdem crowded'], offers: [] }),
    ).toBe('card');
  });

  it('is nothing at first, and nothing when one loses', () => {
    const settled = tables['three_card settled'];
    expect(soundOf(undefined, settled)).toBeUndefined();
    const loser = { ...settled, you: settled.you && { ...settled.you, person: 102, seat: 2 } };
    expect(
      soundOf(
        {
          ...loser,
          banked: loser.banked && {
            ...loser.banked,
            boxes: loser.banked.boxes.map((box) => ({ ...box, results: [] })),
          },
        },
        loser,
      ),
    ).toBeUndefined();
  });
});

describe('what is at risk', () => {
  const shown = tables['crown_holdem flop'];
  const you = shown.you!.person;
  const withStanding = (standing: StandingShown, wagers: Record<string, number>): TableShown => ({
    ...shown,
    banked: {
      ...shown.banked!,
      boxes: [
        {
          ...shown.banked!.boxes[0]!,
          player: you,
          standing,
          wagers: Object.entries(wagers).map(([wager, stake]) => ({ wager, owner: you, stake })),
        },
      ],
    },
  });

  it('is nothing after a full fold', () => {
    expect(atRisk(withStanding('active', { ante: 1000, pair_plus: 500 }))).toBe(1500);
    expect(atRisk(withStanding('folded', { ante: 1000, pair_plus: 500, jackpot: 500 }))).toBe(0);
  });

  it('is what plays on without the hand', () => {
    expect(atRisk(withStanding('folded_ante', { ante: 1000, pair_plus: 500 }))).toBe(500);
    expect(atRisk(withStanding('folded', { ante: 1000, blind: 1000, trips: 500 }))).toBe(500);
    expect(atRisk(withStanding('folded', { ante: 1000, dealer_poker_extra: 500 }))).toBe(500);
  });
});
