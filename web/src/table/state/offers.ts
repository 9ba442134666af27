// Words, letters and amounts of offers. Every button of the dock is an offer.
import { capital } from '../../format/words';
import { money } from '../../format/money';
import { cardName } from '../../parts/cards/cards';
import type {
  PlayerCommand,
  Money,
  OfferKind,
  OfferView,
  OfferVerb,
  OfferVerbs,
  Place,
  SeatNumber,
  TableSnapshot,
} from '../../protocol/messages';
import { wagerName } from '../../text/names';

export interface OfferWords {
  verb: string; // "Play 2×"
  detail: string; // "$20 from your chips"
  key: string; // the letter that presses it, or ""
}

type Words = [verb: string, key: string, detail: string];

// The words for every verb of the protocol; a new verb does not compile without them. "{}" stands for the amount;
// without it, and if there is one, the amount replaces the detail.
const verbs: Record<OfferVerb, Words> = {
  fold: ['Fold', 'F', 'Give up the hand'],
  fold_ante: ['Fold the Ante', 'A', 'Pair Plus stays'],
  check: ['Check', 'C', 'Free'],
  call: ['Call', 'C', ''],
  play: ['Play', 'P', ''],
  bet: ['Bet', 'P', ''],
  raise: ['Raise', 'R', ''],
  flop: ['Flop wager', 'P', ''],
  turn: ['Turn wager', 'T', ''],
  river: ['River wager', 'P', ''],
  instant_winner: ['Instant Winner', 'I', 'Be paid now'],
  decline_to_show: ['Keep it covered', 'K', 'Every bet on the hand loses'],
  show_hand: ['Show my hand', 'S', 'Compare it with the dealer'],
  discard: ['Discard', 'D', ''],
  more_time: ['More time', '', 'Free'],
  place_wager: ['Place', '', ''],
  take_back_wager: ['Take back', '', ''],
  see_hand: ['See hand', '', ''],
  flop_chase_red: ['Flop Chase on red', '', ''],
  flop_chase_black: ['Flop Chase on black', '', ''],
  flop_chase_both: ['Flop Chase on both colours', '', ''],
  take_back_flop_chase: ['Take Flop Chase back', '', ''],
  deal: ['Deal', 'D', "I'm done betting"],
  skip_round: ['Skip this round', '', 'No bet; you keep your seat'],
  sit_down: ['Sit down', 'S', ''],
  leave: ['Leave the table', '', ''],
  sit_out: ['Sit out', '', 'Keep the seat'],
  sit_out_at_blind: ['Sit out at the big blind', '', 'Before you post it'],
  time_bank: ['Use the time bank', '', 'When your time is up'],
  come_back: ['Sit back in', 'B', 'Play from the next hand'],
  come_back_and_post: ['Post and sit back in', 'B', '{} now, dealt in from the next hand'],
  come_back_and_wait: ['Sit back in at the big blind', 'W', 'No charge'],
  post_now: ['Post {} now', 'B', 'Dealt in from the next hand'],
  join_list: ['Join the waiting list', 'J', ''],
  leave_list: ['Leave the waiting list', '', ''],
  pass_offer: ['Let the seat go', 'G', 'The next in line gets it'],
  buy_chips: ['Buy chips', '', ''],
  add_chips: ['Add chips', '', ''],
  answer_complete: ['The deck is complete', '', ''],
  answer_incomplete: ['The deck is not complete', '', ''],
  answer_keep: ['Play on', '', ''],
  answer_retract: ['Take the bets back', '', ''],
  answer_retract_ante_only: ['Take back the Ante only', '', ''],
  answer_retract_pair_plus_only: ['Take back Pair Plus only', '', ''],
  answer_named: ['Name the cards', '', ''],
  answer_yes: ['Yes', '', ''],
  answer_no: ['No', '', ''],
  answer_corrected: ['The amount is corrected', '', ''],
  answer_cannot: ['It cannot be corrected', '', ''],
  answer_whole: ['The whole hand', '', ''],
  answer_flop_only: ['The flop only', '', ''],
  answer_impossible: ['It cannot be reconstructed', '', ''],
};

// The words for a choice made in advance that is taken back.
const takenBack: Partial<Record<OfferVerb, Words>> = {
  sit_out_at_blind: ['Stay in at the big blind', '', 'You were going to sit out'],
  time_bank: ['Save the time bank', '', 'It is used when your time is up'],
};

const kinds: Record<OfferKind, true> = {
  decision: true,
  wager: true,
  finish: true,
  seat: true,
  chips: true,
  answer: true,
  request: true,
};

const sized = /^(.+)_(\d+)x$/;
const discarded = /^discard_(..)$/;

export const discardedCard = (offer: OfferView): string | undefined => discarded.exec(offer.name)?.[1];

// A box or seat is a number; the dealer and the table are words.
export const isBox = (place: Place): place is SeatNumber => typeof place === 'number';

// The offers of a seated player about coming into the game.
export const isEntry = (offer: OfferView): boolean =>
  offer.verb === 'post_now' || offer.verb.startsWith('come_back');

// Returns the card that the house discards if the player does not; undefined if the hand is folded instead.
export const discardedOnTimeOut = (offers: OfferView[]): string | undefined => {
  const made = offers.find((offer) => offer.is_on_time_out && discardedCard(offer));
  return made && discardedCard(made);
};

export const isChosen = (offer: OfferView): boolean =>
  offer.max > offer.amount && offer.amount_path.length > 0;

// A newer server may send this page verbs and kinds that it does not know.
export const isKnown = ({ verb, kind }: OfferView): boolean =>
  Object.hasOwn(verbs, verb) && Object.hasOwn(kinds, kind);

const spelled = (name: string): string => capital(name.replaceAll('_', ' ').trim());

// Returns the name of an unknown offer as words, without a letter: no key may press an offer that the page does not
// know.
function wordsOf(offer: OfferView): Words {
  const back = offer.is_on ? takenBack[offer.verb] : undefined;
  if (back) return back;
  if (Object.hasOwn(verbs, offer.verb)) return verbs[offer.verb];
  const { name, clause } = offer;
  const verb: unknown = offer.verb; // an older server sends no verb
  return [
    spelled(sized.exec(name)?.[1] ?? name) ||
      spelled(typeof verb === 'string' ? verb : '') ||
      clause ||
      'Other',
    '',
    '',
  ];
}

// Returns the offers that no part of the dock or felt handles; each gets a plain button.
export const otherOffers = (shown: TableSnapshot): OfferView[] =>
  shown.offers.filter(
    (offer) =>
      !Object.hasOwn(kinds, offer.kind) ||
      ((offer.kind === 'wager' || offer.kind === 'finish') && !isKnown(offer)),
  );

function amountDetail(shown: TableSnapshot, offer: OfferView): string {
  if (isChosen(offer)) return `${money(offer.amount)} to ${money(offer.max)}`;
  if (offer.amount === 0) return '';
  const isAll = offer.amount === shown.you?.chips && offer.kind === 'decision';
  return isAll ? `${money(offer.amount)}, all you have` : money(offer.amount);
}

export function offerWords(shown: TableSnapshot, offer: OfferView): OfferWords {
  const card = discardedCard(offer);
  if (card) return { verb: `Discard ${cardName(card)}`, detail: '', key: 'D' };
  const [verb, key, detail] = wordsOf(offer);
  const amount = amountDetail(shown, offer);
  const size = sized.exec(offer.name)?.[2];
  if (size) return { verb: `${verb} ${size}×`, detail: amount, key };
  if (verb.includes('{}')) return { verb: verb.replace('{}', amount), detail, key };
  const isOfWager = offer.verb === 'place_wager' || offer.verb === 'take_back_wager';
  const wait = offer.verb === 'come_back_and_wait' ? waitOf(offer.hands) : '';
  return {
    verb: isOfWager ? `${verb} ${wagerName(offer.wager)}` : verb,
    detail: detail.includes('{}')
      ? detail.replace('{}', amount)
      : amount || (wait && `${detail}, ${wait}`) || detail,
    key,
  };
}

// Returns how long a player waits for the big blind: "dealt in after about 4 hands".
export function waitOf(hands: number | null): string {
  if (typeof hands !== 'number') return ''; // an older server does not say
  if (hands === 0) return 'dealt in with the next hand';
  return `dealt in after about ${hands === 1 ? 'one hand' : `${hands} hands`}`;
}

// Returns a choice of the coach ("play_4x") in the words of its button.
export function optionWords(option: string): string {
  const card = discarded.exec(option)?.[1];
  if (card) return `Discard ${cardName(card)}`;
  const [, name = option, size = ''] = sized.exec(option) ?? [];
  const verb = Object.hasOwn(verbs, name) ? verbs[name as OfferVerb][0] : spelled(name);
  return size ? `${verb} ${size}×` : verb;
}

// If several offers have the same letter, the most expensive one keeps it; sized offers get their figure.
export function offerKeys(shown: TableSnapshot, offers: OfferView[]): Map<OfferView, string> {
  const keys = new Map<OfferView, string>();
  const taken = new Set<string>();
  const byCost = [...offers].sort((one, other) => other.amount - one.amount);
  for (const offer of byCost) {
    const { key } = offerWords(shown, offer);
    const figure = (isKnown(offer) && sized.exec(offer.name)?.[2]) || '';
    const free = [key, figure].find((each) => each !== '' && !taken.has(each)) ?? '';
    if (free && !(discardedCard(offer) && taken.has('D'))) taken.add(free);
    keys.set(offer, discardedCard(offer) ? 'D' : free);
  }
  return keys;
}

// Returns the offer of the primary button: the largest amount, or else the first that does not fold. An unknown
// offer is never primary.
export function primaryOf(offers: OfferView[]): OfferView | undefined {
  const rank = (offer: OfferView): number =>
    offer.verb === 'fold' || offer.verb === 'fold_ante' || offer.verb === 'decline_to_show' || !isKnown(offer)
      ? -1
      : offer.amount;
  const [best] = [...offers].sort((one, other) => rank(other) - rank(one));
  return best && rank(best) >= 0 ? best : undefined;
}

// Folding where checking is free must be confirmed.
export const foldsForNothing = (offer: OfferView, offers: OfferView[]): boolean =>
  offer.verb === 'fold' && offers.some((other) => other.verb === 'check' && other.box === offer.box);

// Returns the question before an offer that gives up money, or undefined if none is needed.
export function confirmation(
  offer: OfferView,
  offers: OfferView[],
): { verb: string; why: string; detail: string } | undefined {
  const detail = 'Press again';
  if (offer.forfeits) {
    const wager = wagerName(offer.forfeits);
    return { verb: 'Fold?', why: `Fold and lose ${wager}? ${wager} wins.`, detail };
  }
  if (foldsForNothing(offer, offers)) return { verb: 'Fold?', why: 'Fold? You can check for free.', detail };
  if (offer.verb === 'decline_to_show')
    return { verb: 'Cover it?', why: 'Keep the hand covered? Every bet on it loses.', detail };
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

// Returns the command of an offer with the chosen amount at the place that the offer names.
export function commandOf(offer: OfferView, amount: Money = offer.amount): PlayerCommand {
  const command = structuredClone(offer.command);
  const path = [...offer.amount_path];
  const last = path.pop();
  let at: unknown = command;
  for (const field of path) at = isRecord(at) ? at[field] : undefined;
  if (last !== undefined && isRecord(at)) at[last] = amount;
  return command;
}

// Returns the nearest amount within the offer.
export function allowed(offer: OfferView, wanted: Money): Money {
  const { amount, max, step } = offer;
  if (wanted >= max) return max;
  if (wanted <= amount) return amount;
  const unit = Math.max(1, step);
  return Math.min(max, amount + Math.round((wanted - amount) / unit) * unit);
}

// An offer of one kind has the verbs of that kind.
export type OfferOf<Kind extends OfferKind> = OfferView & { kind: Kind; verb: OfferVerbs[Kind] };

// Returns the offers of one kind. Spots and keys lay wagers and end betting, so an offer of these kinds with an unknown
// verb is left out; otherOffers() has it.
export function offersOf<Kind extends OfferKind>(shown: TableSnapshot, kind: Kind): OfferOf<Kind>[] {
  const isOfKind = (offer: OfferView): offer is OfferOf<Kind> => offer.kind === kind;
  const needsVerb = kind === 'wager' || kind === 'finish';
  return shown.offers.filter(isOfKind).filter((offer) => !needsVerb || isKnown(offer));
}

// Returns the offers about seats. A player who cannot afford the table is not offered the waiting list.
export function seatOffers(shown: TableSnapshot): OfferView[] {
  const isBroke = (shown.you?.wallet ?? 0) < shown.sign.minimum;
  return offersOf(shown, 'seat').filter((offer) => offer.verb !== 'join_list' || !isBroke);
}

// Returns the seats that can be taken; other offers about seats have separate buttons.
export const seatsToTake = (shown: TableSnapshot): OfferView[] =>
  offersOf(shown, 'seat').filter((offer) => offer.verb === 'sit_down');

// Returns the chosen seat, or else the seat this player is called to, or else the first one.
export function seatChosen(shown: TableSnapshot, wanted: Place): OfferView | undefined {
  const seats = seatsToTake(shown);
  const called = offersOf(shown, 'seat').find((offer) => offer.verb === 'pass_offer')?.box;
  return (
    seats.find((offer) => offer.box === wanted) ?? seats.find((offer) => offer.box === called) ?? seats[0]
  );
}

// Returns a text such as "Check or play 2×" or "Fold, call $210 or raise".
export function askedText(shown: TableSnapshot, offers: OfferView[]): string {
  const verbsAsked = offers.map((offer) => {
    const { verb } = offerWords(shown, offer);
    return verb.charAt(0).toLowerCase() + verb.slice(1);
  });
  if (verbsAsked.length === 0) return '';
  if (offers.every((offer) => discardedCard(offer))) {
    if (shown.turn.until === null) return 'Choose a card to discard';
    const made = discardedOnTimeOut(offers);
    return made
      ? `Choose a card to discard. When time is up, it is the ${cardName(made)}`
      : 'Choose a card to discard. When time is up, your hand is folded';
  }
  const last = verbsAsked.pop() ?? '';
  return capital(verbsAsked.length > 0 ? `${verbsAsked.join(', ')} or ${last}` : last);
}
