// The outcome of a hand of poker: the winners, and what it was for this person. It stays until the next hand is decided.
import { money } from '../../format/money';
import type { HandView, TableSnapshot } from '../../protocol/messages';
import { personName } from '../../text/names';
import { sharesOf, type PotShare } from './result';

export interface NamedShare extends PotShare {
  name: string;
  hand: string; // that won it, or "" if it was not shown
}

export interface HandResult {
  round: number;
  said: string; // "Two pair, tens and sixes beats your pair of kings."
  shares: NamedShare[];
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function wonText(own: HandView, shares: NamedShare[]): string {
  const amount = money(own.won);
  const hands = shares.filter((each) => each.share.seat === own.seat && each.hand !== '');
  const names = [...new Set(hands.map((each) => lower(each.hand)))];
  return names.length > 0 ? `You won ${amount} with ${names.join(' and ')}.` : `You won ${amount}.`;
}

function saidTo(own: HandView | undefined, shares: NamedShare[]): string {
  if (!own) return '';
  if (own.won > 0) return wonText(own, shares);
  if (own.state === 'folded') return 'You folded.';
  if (own.state === 'dead') return 'Your hand is dead.';
  const best = shares.find((each) => each.hand !== '')?.hand ?? '';
  if (best === '') return 'You lost.';
  return own.hand === '' ? `Lost to ${lower(best)}.` : `${upper(best)} beats your ${lower(own.hand)}.`;
}

// Returns undefined until the pots are given out.
export function handResult(shown: TableSnapshot): HandResult | undefined {
  const { poker, round, you } = shown;
  if (!poker || poker.won.length === 0) return undefined;
  const shares = sharesOf(poker).map((one): NamedShare => {
    const hand = poker.hands.find((each) => each.seat === one.share.seat);
    const words = one.what.endsWith('low') ? hand?.low : hand?.hand;
    const isYou = hand !== undefined && hand.player === you?.person;
    return {
      ...one,
      name: isYou ? 'You' : personName(shown, hand?.player ?? 0),
      hand: (hand?.is_shown && words) || '',
    };
  });
  return {
    round,
    said: saidTo(
      poker.hands.find((hand) => hand.player === you?.person),
      shares,
    ),
    shares,
  };
}
