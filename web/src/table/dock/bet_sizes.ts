// Suggests sizes of a bet, always within the offer.
import type { Money, OfferView, PokerView } from '../../protocol/messages';
import { allowed } from '../state/offers';

export interface Shortcut {
  label: string;
  amount: Money;
}

// Returns the raise by a share of the pot as players count it: call first, then add the share of the total. It is
// only a suggestion within the range of the offer.
export function potRaise(poker: PokerView, bet: Money, share: number): Money {
  const toCall = Math.max(0, poker.level - bet);
  return poker.level + Math.round((poker.total + toCall) * share);
}

export function shortcuts(poker: PokerView, offer: OfferView, bet: Money): Shortcut[] {
  const sizes: Shortcut[] = [
    { label: 'Min', amount: offer.amount },
    { label: '½ pot', amount: potRaise(poker, bet, 1 / 2) },
    { label: '¾ pot', amount: potRaise(poker, bet, 3 / 4) },
    { label: 'Pot', amount: potRaise(poker, bet, 1) },
    { label: 'All in', amount: offer.max },
  ];
  const hand = poker.hands.find((each) => each.seat === offer.box);
  const isAllIn = hand === undefined || offer.max >= hand.stack + bet;
  const last = isAllIn ? 'All in' : 'Max';
  const seen = new Set<Money>();
  return sizes
    .map(({ label, amount }) => ({
      label: label === 'All in' ? last : label,
      amount: allowed(offer, amount),
    }))
    .filter(({ label, amount }) => {
      const isEnd = label === 'Min' || label === last;
      const isInside = amount > offer.amount && amount < offer.max;
      if (!isEnd && (!isInside || seen.has(amount))) return false;
      seen.add(amount);
      return true;
    });
}

// Returns "602" or "1,050.50" in cents, or undefined if the text is no amount.
export function readDollars(text: string): Money | undefined {
  const plain = text.replaceAll(',', '').replace('$', '').trim();
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return undefined;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

export const writeDollars = (amount: Money): string =>
  amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
