// Offers in words: every button of the dock is one of them.
import { capital } from '../format/words';
import { money } from '../format/money';
import { cardName } from '../parts/cards';
import type { Command, Money, OfferShown, TableShown } from '../protocol/messages';

export interface OfferWords {
  verb: string; // "Play 2×"
  detail: string; // "$20 from your chips"
  key: string; // the letter that presses it; "": none
}

const verbs: Record<string, [verb: string, key: string, detail: string]> = {
  fold: ['Fold', 'F', 'Give up the hand'],
  fold_ante: ['Fold the Ante', 'A', 'Pair Plus stays'],
  check: ['Check', 'C', 'Stay in for nothing'],
  call: ['Call', 'C', ''],
  play: ['Play', 'P', ''],
  bet: ['Bet', 'P', ''],
  raise: ['Raise', 'R', ''],
  flop: ['Flop wager', 'P', ''],
  turn: ['Turn wager', 'T', ''],
  river: ['River wager', 'P', ''],
  instant_winner: ['Instant Winner', 'I', 'Be paid now'],
  show: ['Show', 'S', 'Turn your cards up'],
  muck: ['Muck', 'K', 'Give up without showing'],
  buy_time: ['More time', 'E', ''],
  deal: ['Deal', 'D', 'These are all my wagers'],
  sit_down: ['Sit down', 'S', ''],
  take_seat: ['Sit down', 'S', ''],
  leave: ['Leave the table', '', ''],
  stand_up: ['Leave the table', '', ''],
  sit_out: ['Sit out', '', 'Keep the seat'],
  come_back: ['Come back', 'B', ''],
  come_back_wait: ['Come back', 'B', 'Wait for the big blind'],
  come_back_post: ['Come back and post', '', ''],
  add_chips: ['Add chips', '', ''],
  buy_chips: ['Buy chips', '', ''],
  join_list: ['Join the waiting list', 'J', ''],
  leave_list: ['Leave the waiting list', '', ''],
  change_seat: ['Move here', '', ''],
  move_seat: ['Move here', '', ''],
  flop_chase_red: ['Flop Chase on red', '', ''],
  flop_chase_black: ['Flop Chase on black', '', ''],
  flop_chase_both: ['Flop Chase on both colours', '', ''],
  take_back_flop_chase: ['Take Flop Chase back', '', ''],
  pass_offer: ['Let the seat go', '', ''],
};

const sized = /^(.+)_(\d+)x$/;
const discarded = /^discard_(..)$/;

export const discardedCard = (offer: OfferShown): string | undefined => discarded.exec(offer.name)?.[1];

export const isChosen = (offer: OfferShown): boolean =>
  offer.most > offer.amount && offer.amount_at.length > 0;

function amountDetail(shown: TableShown, offer: OfferShown): string {
  if (isChosen(offer)) return `${money(offer.amount)} to ${money(offer.most)}`;
  if (offer.amount === 0) return '';
  const isAll = offer.amount === shown.you?.chips && offer.kind === 'decision';
  return isAll ? `${money(offer.amount)}, all you have` : money(offer.amount);
}

export function offerWords(shown: TableShown, offer: OfferShown): OfferWords {
  const card = discardedCard(offer);
  if (card) return { verb: `Discard ${cardName(card)}`, detail: '', key: 'D' };
  const size = sized.exec(offer.name);
  const [verb, key, detail] = verbs[size?.[1] ?? offer.name] ?? [
    capital(offer.name.replaceAll('_', ' ')),
    '',
    '',
  ];
  const amount = amountDetail(shown, offer);
  if (size) return { verb: `${verb} ${size[2]}×`, detail: amount, key };
  return { verb, detail: amount || detail, key };
}

// Of several offers with one letter the dearest keeps it; sizes have their figure instead.
export function offerKeys(shown: TableShown, offers: OfferShown[]): Map<OfferShown, string> {
  const keys = new Map<OfferShown, string>();
  const taken = new Set<string>();
  const byCost = [...offers].sort((one, other) => other.amount - one.amount);
  for (const offer of byCost) {
    const { key } = offerWords(shown, offer);
    const figure = sized.exec(offer.name)?.[2] ?? '';
    const free = [key, figure].find((each) => each !== '' && !taken.has(each)) ?? '';
    if (free && !(discardedCard(offer) && taken.has('D'))) taken.add(free);
    keys.set(offer, discardedCard(offer) ? 'D' : free);
  }
  return keys;
}

// The one button in brass: the one that puts most in, or else the first that is no fold.
export function primaryOf(offers: OfferShown[]): OfferShown | undefined {
  const rank = (offer: OfferShown): number =>
    offer.name === 'fold' || offer.name === 'fold_ante' || offer.name === 'muck' ? -1 : offer.amount;
  const [best] = [...offers].sort((one, other) => rank(other) - rank(one));
  return best && rank(best) >= 0 ? best : undefined;
}

// Giving up what could be kept for nothing: the page asks first.
export const foldsForNothing = (offer: OfferShown, offers: OfferShown[]): boolean =>
  offer.name === 'fold' && offers.some((other) => other.name === 'check' && other.box === offer.box);

// The offer's command with an amount of one's own in its place.
export function commandOf(offer: OfferShown, amount: Money = offer.amount): Command {
  const command = JSON.parse(JSON.stringify(offer.command)) as Record<string, unknown>;
  let at: Record<string, unknown> | undefined = command;
  offer.amount_at.forEach((field, index) => {
    if (!at) return;
    if (index === offer.amount_at.length - 1) at[field] = amount;
    else at = at[field] as Record<string, unknown> | undefined;
  });
  return command as unknown as Command;
}

// The nearest amount that the offer allows.
export function allowed(offer: OfferShown, wanted: Money): Money {
  const { amount, most, step } = offer;
  if (wanted >= most) return most;
  if (wanted <= amount) return amount;
  const unit = Math.max(1, step);
  return Math.min(most, amount + Math.round((wanted - amount) / unit) * unit);
}

export const offersOf = (shown: TableShown, kind: OfferShown['kind']): OfferShown[] =>
  shown.offers.filter((offer) => offer.kind === kind);

// "Check or play 2×", "Fold, call $210 or raise".
export function askedText(shown: TableShown, offers: OfferShown[]): string {
  const verbsAsked = offers.map((offer) => {
    const { verb } = offerWords(shown, offer);
    return verb.charAt(0).toLowerCase() + verb.slice(1);
  });
  if (verbsAsked.length === 0) return '';
  if (offers.every((offer) => discardedCard(offer))) return 'Choose a card to discard';
  const last = verbsAsked.pop() ?? '';
  return capital(verbsAsked.length > 0 ? `${verbsAsked.join(', ')} or ${last}` : last);
}
