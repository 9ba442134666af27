import { describe, expect, it } from 'vitest';

import type { TableSnapshot } from '../../src/protocol/messages';
import { doubled, LastStakes } from '../../src/table/state/last_stakes.svelte';
import { tables } from '../fixtures/tables';
import { place } from './storage_kit';

const betting = tables['three_card betting'];

const cleared = (shown: TableSnapshot): TableSnapshot => ({
  ...shown,
  banked: shown.banked && {
    ...shown.banked,
    boxes: shown.banked.boxes.map((box) => ({ ...box, wagers: [] })),
  },
});

function played(storage = place()) {
  const last = new LastStakes(storage);
  last.take(betting);
  last.take({ ...tables['three_card deciding'], round: betting.round });
  return storage;
}

describe('the wagers of the last round', () => {
  const next = cleared({ ...betting, round: betting.round + 1 });

  it('are offered after a reload', () => {
    const last = new LastStakes(played());
    last.take(next);
    expect(last.offered(next)).toEqual([{ box: 3, wager: 'ante', amount: 1000 }]);
  });

  it('belong to their table', () => {
    const last = new LastStakes(played());
    const elsewhere = { ...next, table: 99 };
    last.take(elsewhere);
    expect(last.offered(elsewhere)).toEqual([]);
  });

  it('are not offered without enough chips', () => {
    const last = new LastStakes(played());
    const poor = { ...next, you: next.you && { ...next.you, chips: 500 } };
    last.take(poor);
    expect(last.offered(poor)).toEqual([]);
  });

  it('are not offered if one of them is not possible', () => {
    const last = new LastStakes(played());
    const dear = {
      ...next,
      offers: next.offers.map((offer) =>
        offer.kind === 'wager' && offer.max > 0 ? { ...offer, amount: 2500 } : offer,
      ),
    };
    last.take(dear);
    expect(last.offered(dear)).toEqual([]);
  });

  it.each(['{"3 three_card":{"ante":"x"}}', '{"3 three_card":7}', '[]', '}'])(
    'are not made of what makes no sense: %s',
    (text) => {
      const storage = place();
      storage.setItem('baize.stakes', text);
      const last = new LastStakes(storage);
      last.take(next);
      expect(last.offered(next)).toEqual([]);
    },
  );
});

describe('twice the wagers', () => {
  const next = cleared({ ...betting, round: betting.round + 1 });

  it('of the last round are offered within the chips', () => {
    const last = new LastStakes(played());
    last.take(next);
    expect(last.offered(next, 2)).toEqual([{ box: 3, wager: 'ante', amount: 2000 }]);
    const poor = { ...next, you: next.you && { ...next.you, chips: 1500 } };
    expect(last.offered(poor)).toHaveLength(1);
    expect(last.offered(poor, 2)).toEqual([]);
  });

  it('on the felt are offered within the chips and the maximum', () => {
    expect(doubled(betting)).toEqual([{ box: 3, wager: 'ante', amount: 2000 }]);
    expect(doubled({ ...betting, you: betting.you && { ...betting.you, chips: 999 } })).toEqual([]);
    expect(doubled({ ...betting, sign: { ...betting.sign, maximum: 1999 } })).toEqual([]);
    expect(doubled(next)).toEqual([]);
  });

  it('leave a Jackpot wager as it is', () => {
    const shown = tables['three_card betting'];
    const boxes = shown.banked!.boxes.map((box) =>
      box.box === 3
        ? { ...box, wagers: [...box.wagers, { wager: 'jackpot', owner: shown.you!.person, stake: 500 }] }
        : box,
    );
    const more = { ...shown, banked: { ...shown.banked!, boxes } };
    expect(doubled(more)).toEqual([
      { box: 3, wager: 'ante', amount: 2000 },
      { box: 3, wager: 'jackpot', amount: 500 },
    ]);
  });
});
