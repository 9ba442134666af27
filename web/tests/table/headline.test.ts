import { describe, expect, it } from 'vitest';

import type { HandView, TableRow, TableSnapshot } from '../../src/protocol/messages';
import { bustWords, isBust, lostTo, practiceTable } from '../../src/table/state/bust';
import { headlineOf, lowOf } from '../../src/table/dock/headline';
import { lettersOf } from '../../src/table/felt-input/letters';
import { modeOf } from '../../src/table/state/mode';
import { seatOffers } from '../../src/table/state/offers';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const allIn = tables['holdem all in'];

function own(shown: TableSnapshot, more: Partial<HandView>): TableSnapshot {
  const poker = shown.poker!;
  const hands = poker.hands.map((hand) => (hand.player === shown.you?.person ? { ...hand, ...more } : hand));
  return { ...shown, offers: [], poker: { ...poker, hands } };
}

describe('the headline', () => {
  it('names a hand in play', () => {
    const shown = own(allIn, { state: 'in', hand: 'two pair, jacks and nines', low: '8-6-4-3-A low' });
    expect(headlineOf(shown)).toBe('Two pair, jacks and nines');
    expect(lowOf(shown)).toBe('8-6-4-3-A low');
  });

  it('says that you folded instead of naming the hand', () => {
    const words = { hand: 'two pair, jacks and nines', low: '8-6-4-3-A low' };
    expect(headlineOf(own(allIn, { state: 'folded', ...words }))).toBe('You folded');
    expect(lowOf(own(allIn, { state: 'folded', ...words }))).toBe('');
    expect(headlineOf(own(allIn, { state: 'folded', hand: '' }))).toBe('You folded');
    expect(headlineOf(own(allIn, { state: 'mucked', ...words }))).toBe('You mucked');
    expect(headlineOf(own(allIn, { state: 'dead', ...words }))).toBe('Your hand is dead');
  });

  it('does so at a house game too', () => {
    const shown = tables['ultimate_holdem preflop'];
    const boxes = shown.banked!.boxes.map((box) =>
      box.player === shown.you?.person ? { ...box, standing: 'folded' as const } : box,
    );
    expect(headlineOf({ ...shown, banked: { ...shown.banked!, boxes } })).toBe('You folded');
  });
});

describe('a player without chips', () => {
  const lost = (more: Partial<TableSnapshot> = {}): TableSnapshot => {
    const shown = own(allIn, { state: 'all_in', won: 0 });
    return {
      ...shown,
      poker: { ...shown.poker!, phase: 'over' },
      you: { ...shown.you!, chips: 0 },
      offers: [
        offer('chips', 'add_chips', { amount: 20_000, max: 100_000, amount_path: ['add_chips', 'amount'] }),
        offer('seat', 'leave'),
      ],
      ...more,
    };
  };

  it('is out of chips only after the hand is over', () => {
    expect(isBust(lost())).toBe(true);
    expect(modeOf(lost())).toBe('bust');
    expect(headlineOf(lost())).toBe('Out of chips');
    expect(isBust({ ...lost(), poker: { ...lost().poker!, phase: 'betting' } })).toBe(false);
    expect(isBust({ ...lost(), you: { ...lost().you!, chips: 100 } })).toBe(false);
  });

  it('stays so while others play the next hand', () => {
    const poker = { ...lost().poker!, phase: 'betting' as const, hands: [] };
    expect(modeOf(lost({ poker }))).toBe('bust');
  });

  it('sees the money left, or what else to do', () => {
    expect(bustWords(lost())).toBe('You have $1,200 in your wallet.');
    const poor = { ...lost().you!, wallet: 500 };
    expect(bustWords(lost({ you: poor, offers: [offer('seat', 'leave')] }))).toBe(
      'You have $5 in your wallet; the minimum here is $200. At a practice table the chips cost nothing.',
    );
    expect(bustWords(lost({ you: poor, chips: 'play', offers: [offer('seat', 'leave')] }))).toBe(
      'You have $5; the minimum here is $200. Take more practice chips.',
    );
  });

  it('sees which shown hand won the chips', () => {
    const shown = lost();
    const [winner] = shown.poker!.hands.filter((hand) => hand.player !== shown.you?.person);
    const won = [
      {
        pot: 0,
        amount: 40_000,
        high: [{ seat: winner!.seat, amount: 40_000, clause: 'CP 8.20.4' }],
        low: [],
      },
    ];
    const withWinner = (is_shown: boolean): TableSnapshot => ({
      ...shown,
      poker: {
        ...shown.poker!,
        won,
        hands: shown.poker!.hands.map((hand) =>
          hand.seat === winner!.seat
            ? { ...hand, is_shown, hand: 'Two pair, tens and sixes' }
            : { ...hand, put_in: 20_000 },
        ),
      },
    });
    expect(lostTo(withWinner(true))).toBe('Lost to two pair, tens and sixes.');
    expect(lostTo(withWinner(false))).toBe('');
    expect(lostTo({ ...withWinner(true), you: { ...shown.you!, chips: 100 } })).toBe('');
  });

  it('is not offered the waiting list of a table they cannot afford', () => {
    const you = { ...lost().you!, seat: 0 };
    const offers = [offer('seat', 'join_list')];
    expect(seatOffers(lost({ you, offers }))).toEqual(offers);
    const poor = lost({ you: { ...you, wallet: 500 }, offers });
    expect(seatOffers(poor)).toEqual([]);
    expect([...lettersOf(poor).letters]).toEqual([]);
  });

  it('is led to the practice table with the most free seats', () => {
    const row = (table: number, more: Partial<TableRow>): TableRow =>
      ({
        table,
        game: 'omaha',
        chips: 'play',
        is_open: true,
        seats: 8,
        taken: 8,
        held: 0,
        ...more,
      }) as TableRow;
    const rows = [row(1, { chips: 'money', taken: 0 }), row(2, {}), row(3, { taken: 4 })];
    expect(practiceTable(rows, 'omaha')?.table).toBe(3);
    expect(practiceTable(rows, 'holdem')).toBeUndefined();
  });
});

describe('a house game with every chip in play', () => {
  const deciding = tables['three_card deciding'];
  const all: TableSnapshot = {
    ...deciding,
    you: { ...deciding.you!, chips: 0 },
    offers: [offer('chips', 'buy_chips', { amount: 100, max: 20_000, amount_path: ['buy_chips', 'amount'] })],
  };

  it('shows the hand and asks for no chips before the round is over', () => {
    expect(modeOf(all)).toBe('wait');
    expect(headlineOf(all)).not.toBe('No wagers yet');
  });

  it('offers chips when the round is settled', () => {
    const settled = tables['three_card settled'];
    expect(modeOf({ ...settled, you: { ...settled.you!, chips: 0 }, offers: all.offers })).toBe('buy');
  });

  it('is out of chips if the wallet is empty too', () => {
    const betting = tables['three_card betting'];
    const banked = { ...betting.banked!, boxes: [] };
    const poor = { ...betting, banked, you: { ...betting.you!, chips: 0, wallet: 0 }, offers: [] };
    expect(modeOf(poor)).toBe('bust');
    expect(headlineOf(poor)).toBe('Out of chips');
    expect(modeOf({ ...all, offers: [], you: { ...all.you!, wallet: 0 } })).toBe('wait');
  });
});
