import { describe, expect, it } from 'vitest';

import { recordCommitment, recall, remember } from '../../src/fairness/commitments';
import type { DealTerms } from '../../src/protocol/messages';
import { tables } from '../fixtures/tables';

function place() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const unseen = { others: [], dealtTo: [], button: -1, dealing: '' };

describe('promises', () => {
  it('are stored by table and round, with the time they were first seen', () => {
    const here = place();
    remember(3, 806, 'aa', here, 1000);
    remember(3, 806, 'aa', here, 2000);
    expect(recall(3, 806, here)).toEqual({ ...unseen, root: 'aa', at: 1000 });
    expect(recall(3, 807, here)).toBeUndefined();
    expect([...here.kept.keys()]).toEqual(['baize.promise.3.806']);
  });

  it('are never replaced: another one is stored as evidence', () => {
    const here = place();
    remember(3, 806, 'aa', here, 1000);
    remember(3, 806, 'bb', here, 2000);
    remember(3, 806, 'bb', here, 3000);
    expect(recall(3, 806, here)).toEqual({ ...unseen, root: 'aa', at: 1000, others: ['bb'] });
  });

  it('are ignored if they cannot be parsed', () => {
    const here = place();
    here.kept.set('baize.promise.3.806', '{"root":7}');
    expect(recall(3, 806, here)).toBeUndefined();
    here.kept.set('baize.promise.3.806', '{');
    expect(recall(3, 806, here)).toBeUndefined();
  });

  it('work without storage', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => remember(3, 806, 'aa', full, 1)).not.toThrow();
  });
});

describe('what a table shows', () => {
  const deal: DealTerms = {
    game: 'three_card',
    shoe: 'hand_held',
    hand_size: 3,
    has_dealer: true,
    community: [],
    burns: 0,
  };
  const commitment = { round: 806, root: 'aa', deal };
  const seen = { ...unseen, root: 'aa', dealing: JSON.stringify(deal) };
  const betting = { ...tables['three_card betting'], table: 3, round: 806, commitment };
  const dealt = { ...tables['three_card deciding'], table: 3, round: 806, commitment };

  it('is recorded before a card is dealt', () => {
    const here = place();
    recordCommitment(betting, here, 1000);
    expect(recall(3, 806, here)).toEqual({ ...seen, at: 1000 });
  });

  it('records the boxes that first had cards', () => {
    const here = place();
    const boxes = dealt.banked!.boxes.filter((box) => box.cards.length > 0).map((box) => box.box);
    expect(boxes.length).toBeGreaterThan(1);
    recordCommitment(betting, here, 1000);
    recordCommitment(dealt, here, 2000);
    expect(recall(3, 806, here)).toEqual({ ...seen, at: 1000, dealtTo: boxes, button: 0 });
    recordCommitment(
      { ...dealt, banked: { ...dealt.banked!, boxes: dealt.banked!.boxes.slice(0, 1) } },
      here,
      3000,
    );
    expect(recall(3, 806, here)?.dealtTo).toEqual(boxes);
  });

  it('is not recorded if the page was opened after the deal', () => {
    const here = place();
    recordCommitment(dealt, here, 1000);
    expect(recall(3, 806, here)).toBeUndefined();
  });

  it('is recorded for the next round while cards of this one are shown', () => {
    const here = place();
    recordCommitment({ ...dealt, commitment: { ...commitment, round: 807, root: 'bb' } }, here, 1000);
    expect(recall(3, 807, here)?.root).toBe('bb');
  });

  it('is replaced when a new sign has the cards dealt otherwise before anybody has wagered', () => {
    const here = place();
    const boxes = betting.banked!.boxes.map((box) => ({ ...box, wagers: [] }));
    const empty = { ...betting, banked: { ...betting.banked!, boxes } };
    const byMachine = { ...commitment, root: 'dd', deal: { ...deal, shoe: 'machine' as const } };
    recordCommitment(empty, here, 1000);
    recordCommitment({ ...empty, commitment: byMachine }, here, 2000);
    expect(recall(3, 806, here)).toMatchObject({ root: 'dd', at: 2000, others: [] });
    // The same way of dealing is no reason for another deck.
    recordCommitment({ ...empty, commitment: { ...byMachine, root: 'ee' } }, here, 3000);
    expect(recall(3, 806, here)).toMatchObject({ root: 'dd', others: ['ee'] });
  });

  it('is evidence when the way of dealing changes after a wager', () => {
    const here = place();
    expect(betting.banked!.boxes.some((box) => box.wagers.length > 0)).toBe(true);
    recordCommitment(betting, here, 1000);
    const other = { ...commitment, root: 'dd', deal: { ...deal, shoe: 'machine' as const } };
    recordCommitment({ ...betting, commitment: other }, here, 2000);
    expect(recall(3, 806, here)).toMatchObject({ root: 'aa', others: ['dd'] });
  });

  it('is evidence when it changes after the deal', () => {
    const here = place();
    recordCommitment(betting, here, 1000);
    recordCommitment({ ...dealt, commitment: { ...commitment, root: 'cc' } }, here, 2000);
    expect(recall(3, 806, here)?.others).toEqual(['cc']);
  });
});
