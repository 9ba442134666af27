import { describe, expect, it } from 'vitest';

import type { StandingView, TableSnapshot } from '../../src/protocol/messages';
import { coachTables, verdict } from '../../src/table/panels/coach';
import { atRisk, ownPrizes, ownResult, sharesOf } from '../../src/table/state/result';
import { soundOf } from '../../src/session/sound';
import { advice, judged } from '../fixtures/coach';
import { tables } from '../fixtures/tables';

describe('your result', () => {
  it('adds up your own wagers', () => {
    expect(ownResult(tables['three_card settled'])).toMatchObject({ staked: 2500, back: 8500, net: 6000 });
  });

  it('leaves out wagers of others on your box', () => {
    const shown = tables['crown_holdem settled'];
    expect(ownResult(shown)?.net).toBe(3500);
    expect(shown.banked?.boxes[2]?.net).toBe(3000);
  });

  it('is undefined before settlement and for a spectator', () => {
    expect(ownResult(tables['three_card deciding'])).toBeUndefined();
    expect(ownResult({ ...tables['three_card settled'], you: null })).toBeUndefined();
  });

  it('includes your prizes of the round and no others', () => {
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

  it('lists the winners of each half of each pot with clauses', () => {
    expect(sharesOf(tables['omaha_hilo showdown'].poker!)).toEqual([
      { what: 'Pot, high', share: { seat: 1, amount: 9000, clause: 'CP 8.20.4(d)(i)' } },
      { what: 'Pot, low', share: { seat: 1, amount: 4500, clause: 'CP 8.5' } },
      { what: 'Pot, low', share: { seat: 3, amount: 4500, clause: 'CP 8.5' } },
    ]);
    expect(sharesOf(tables['holdem all in'].poker!)).toEqual([]);
  });

  it('is shown as chips at risk before settlement', () => {
    expect(atRisk(tables['ultimate_holdem flop'])).toBe(4000);
  });
});

describe('the coach', () => {
  it('shows the value of each choice and marks the best and the chosen one', () => {
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

describe('the sound of a change', () => {
  it('is that of the most important event', () => {
    expect(soundOf(tables['three_card betting'], tables['three_card deciding'])).toBe('turn');
    expect(soundOf(tables['three_card deciding'], tables['three_card settled'])).toBe('won');
    expect(
      soundOf(tables['ultimate_holdem betting'], { ...tables['ultimate_holdem crowded'], offers: [] }),
    ).toBe('card');
  });

  it('is silent at first and after a loss', () => {
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

describe('chips at risk', () => {
  const shown = tables['crown_holdem flop'];
  const you = shown.you!.person;
  const withStanding = (standing: StandingView, wagers: Record<string, number>): TableSnapshot => ({
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

  it('are none after a full fold', () => {
    expect(atRisk(withStanding('active', { ante: 1000, pair_plus: 500 }))).toBe(1500);
    expect(atRisk(withStanding('folded', { ante: 1000, pair_plus: 500, jackpot: 500 }))).toBe(0);
  });

  it('are the wagers that stay in play without the hand', () => {
    expect(atRisk(withStanding('folded_ante', { ante: 1000, pair_plus: 500 }))).toBe(500);
    expect(atRisk(withStanding('folded', { ante: 1000, blind: 1000, trips: 500 }))).toBe(500);
    expect(atRisk(withStanding('folded', { ante: 1000, dealer_poker_extra: 500 }))).toBe(500);
  });
});
