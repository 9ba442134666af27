// The first line of a compact dock: what to do now, or what the round brought and why.
import { money, signed } from '../../format/money';
import { capital } from '../../format/words';
import type { BoxView, OfferView, TableSnapshot } from '../../protocol/messages';
import { wagerName, wagerOf } from '../../text/names';
import { waitText, modeOf } from '../state/mode';
import { askedText, confirmation, offersOf } from '../state/offers';
import { handResult } from '../state/hand_result';
import { ownResult } from '../state/result';
import { ownStakes } from '../state/stakes';
import { ownBox, ownHand } from './headline';

const orList = new Intl.ListFormat('en-AU', { type: 'disjunction' });

// Returns "Tap Ante or Pair Plus to bet", or what becomes of the bets.
export function betHelp(shown: TableSnapshot): string {
  if (shown.you?.is_done)
    return ownStakes(shown).length === 0
      ? 'You can still bet before the deal'
      : 'The deal starts when all players are ready or time runs out';
  const names = offersOf(shown, 'wager')
    .filter((offer) => offer.max > 0 && offer.box === shown.you?.seat)
    .map((offer) => wagerName(offer.wager));
  const spots = [...new Set(names)].slice(0, 4);
  return spots.length === 0 ? 'Bets can no longer be changed' : `Tap ${orList.format(spots)} to bet`;
}

function betTodo(shown: TableSnapshot): string {
  const isReady = offersOf(shown, 'finish').length > 0 && !shown.you?.is_done;
  if (ownStakes(shown).length === 0 || !isReady) return betHelp(shown);
  return 'Bet more, or press Deal';
}

// The server compares the hands; its result on the wager against the dealer says which one is better.
const compared = ['play', 'bet', 'river', 'turn', 'flop'];

function comparison(shown: TableSnapshot, box: BoxView): string {
  const { banked } = shown;
  const dealer = banked?.dealer_hand ?? '';
  const hand = capital(box.hand);
  const result = box.results.find((each) => compared.includes(wagerOf(each.wager)))?.result;
  if (hand && dealer && result === 'win' && banked?.dealer_qualifies !== false)
    return `${hand} beats the dealer's ${dealer}`;
  if (hand && dealer && result === 'lose') return `Dealer's ${dealer} beats ${box.hand}`;
  if (banked?.dealer_qualifies === false) return 'Dealer does not qualify';
  return result === 'standoff' ? 'Same hand as the dealer' : hand;
}

// Returns "Flush beats the dealer's pair of aces: +$10".
function houseOutcome(shown: TableSnapshot): string {
  const result = ownResult(shown);
  if (!result) return '';
  const box = ownBox(shown);
  const sum = result.net === 0 ? 'even' : signed(result.net);
  const why =
    box?.standing === 'folded'
      ? 'You folded'
      : shown.banked?.voided
        ? 'Round void'
        : box && comparison(shown, box);
  return why ? `${why}: ${sum}` : capital(sum);
}

export function todoOf(shown: TableSnapshot, asking: OfferView | undefined): string {
  const question = asking && confirmation(asking, shown.offers);
  if (question) return question.why;
  const mode = modeOf(shown);
  if (mode === 'decide') {
    const asked = askedText(shown, offersOf(shown, 'decision'));
    const hand = capital(ownHand(shown)?.hand ?? ownBox(shown)?.hand ?? '');
    return hand ? `${hand}: ${asked.charAt(0).toLowerCase()}${asked.slice(1)}` : asked;
  }
  if (mode === 'buy') return `Buy chips to play: you have ${money(shown.you?.wallet ?? 0)}`;
  if (mode === 'bet') return houseOutcome(shown) || betTodo(shown);
  return houseOutcome(shown) || handResult(shown)?.said || waitText(shown);
}
