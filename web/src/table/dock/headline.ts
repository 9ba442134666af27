// The headline of the dock: the player's hand, last action or result.
import { money } from '../../format/money';
import { capital } from '../../format/words';
import type { BoxView, HandView, TableSnapshot } from '../../protocol/messages';
import { isBust } from '../state/bust';
import { atRisk, ownResult } from '../state/result';

export const ownBox = ({ banked, you }: TableSnapshot): BoxView | undefined =>
  banked?.boxes.find((box) => box.player !== 0 && box.player === you?.person);

export const ownHand = ({ poker, you }: TableSnapshot): HandView | undefined =>
  poker?.hands.find((hand) => hand.player === you?.person);

function handHeadline(hand: HandView): string {
  switch (hand.state) {
    case 'folded':
      return 'You folded';
    case 'mucked':
      return 'You mucked';
    case 'dead':
      return 'Your hand is dead';
    case 'in':
    case 'all_in':
      return capital(hand.hand) || 'In the hand';
  }
}

function boxHeadline(box: BoxView): string {
  switch (box.standing) {
    case 'folded':
      return 'You folded';
    case 'folded_ante':
      return 'You folded the Ante';
    case 'dead':
      return 'Your hand is dead';
    case 'empty':
    case 'active':
    case 'played':
    case 'instant_winner':
      return capital(box.hand);
  }
}

export function headlineOf(shown: TableSnapshot): string {
  const result = ownResult(shown);
  if (result && result.net > 0) return `Won ${money(result.net)}`;
  if (result) return result.net < 0 ? `Lost ${money(-result.net)}` : 'Even';
  const hand = ownHand(shown);
  if (hand && hand.won > 0) return `Won ${money(hand.won)}`;
  if (isBust(shown)) return 'Out of chips';
  const call = shown.offers.find((offer) => offer.verb === 'call');
  if (call) return `${money(call.amount)} to call`;
  if (hand) return handHeadline(hand);
  const box = ownBox(shown);
  const risk = atRisk(shown);
  const held = box ? boxHeadline(box) : '';
  if (held) return held;
  if (risk > 0) return `${money(risk)} on the table`;
  return shown.poker ? 'Not in this hand' : 'No wagers yet';
}

// Returns the low hand while it is in play.
export function lowOf(shown: TableSnapshot): string {
  const hand = ownHand(shown);
  return hand && (hand.state === 'in' || hand.state === 'all_in') ? capital(hand.low) : '';
}
