import { describe, expect, it } from 'vitest';

import type { HandShown, TableShown } from '../../src/protocol/messages';
import { bustWords, isBust } from '../../src/table/bust';
import { headlineOf, lowOf } from '../../src/table/headline';
import { modeOf } from '../../src/table/mode';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const allIn = tables['holdem all in'];

function own(shown: TableShown, more: Partial<HandShown>): TableShown {
  const poker = shown.poker!;
  const hands = poker.hands.map((hand) => (hand.player === shown.you?.person ? { ...hand, ...more } : hand));
  return { ...shown, offers: [], poker: { ...poker, hands } };
}

describe('the headline', () => {
  it('names the hand that is still played for', () => {
    const shown = own(allIn, { state: 'in', hand: 'two pairs, jacks and nines', low: '8-6-4-3-A low' });
    expect(headlineOf(shown)).toBe('Two pairs, jacks and nines');
    expect(lowOf(shown)).toBe('8-6-4-3-A low');
  });

  it('says that you folded, not what you would have', () => {
    const words = { hand: 'two pairs, jacks and nines', low: '8-6-4-3-A low' };
    expect(headlineOf(own(allIn, { state: 'folded', ...words }))).toBe('You folded');
    expect(lowOf(own(allIn, { state: 'folded', ...words }))).toBe('');
    expect(headlineOf(own(allIn, { state: 'folded', hand: '' }))).toBe('You folded');
    expect(headlineOf(own(allIn, { state: 'mucked', ...words }))).toBe('You mucked');
    expect(headlineOf(own(allIn, { state: 'dead', ...words }))).toBe('Your hand is dead');
  });

  it('says it at a house game as well', () => {
    const shown = tables['ultimate_holdem preflop'];
    const boxes = shown.banked!.boxes.map((box) =>
      box.player === shown.you?.person ? { ...box, standing: 'folded' as const } : box,
    );
    expect(headlineOf({ ...shown, banked: { ...shown.banked!, boxes } })).toBe('You folded');
  });
});

describe('somebody without chips', () => {
  const lost = (more: Partial<TableShown> = {}): TableShown => {
    const shown = own(allIn, { state: 'all_in', won: 0 });
    return {
      ...shown,
      poker: { ...shown.poker!, phase: 'over' },
      you: { ...shown.you!, chips: 0 },
      offers: [
        offer('chips', 'add_chips', { amount: 20_000, most: 100_000, amount_at: ['add_chips', 'amount'] }),
        offer('seat', 'leave'),
      ],
      ...more,
    };
  };

  it('is out of chips when the hand is over, and not before', () => {
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

  it('is told what there is to buy from, or what else to do', () => {
    expect(bustWords(lost())).toBe('You have $1,200 in your wallet');
    const poor = { ...lost().you!, purse: 500 };
    expect(bustWords(lost({ you: poor, offers: [offer('seat', 'leave')] }))).toBe(
      'You have $5 in your wallet, this table takes $200 or more. Leave for a smaller game or a practice table.',
    );
    expect(bustWords(lost({ you: poor, chips: 'play', offers: [offer('seat', 'leave')] }))).toBe(
      'You have $5, this table takes $200 or more. Take more practice chips.',
    );
  });
});
