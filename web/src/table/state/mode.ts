// Chooses the dock that a player needs now.
import type { OfferView, TableSnapshot } from '../../protocol/messages';
import { seatName } from '../../text/names';
import { isBust } from './bust';
import { isBox, offersOf } from './offers';
import { isInPlay } from './result';

export type Mode = 'visit' | 'watch' | 'decide' | 'bet' | 'buy' | 'bust' | 'wait';

const least = (offers: OfferView[]): number =>
  offers.reduce((smallest, offer) => Math.min(smallest, offer.amount), Number.MAX_SAFE_INTEGER);

export function modeOf(shown: TableSnapshot): Mode {
  const { you } = shown;
  if (!you || you.person === 0) return 'visit';
  if (offersOf(shown, 'decision').length > 0) return 'decide';
  const wagers = offersOf(shown, 'wager').filter((offer) => offer.max > 0);
  const isBetting = shown.banked !== null && wagers.length > 0;
  const hasSeats = offersOf(shown, 'seat').some((offer) => isBox(offer.box));
  if (you.seat === 0 && (!isBetting || hasSeats)) return 'watch';
  // A player whose chips are all in play need not buy more before the round is over.
  const isShort = isBetting && you.chips < least(wagers);
  const hasNone = you.chips === 0 && shown.banked !== null;
  if ((isShort || hasNone) && !isInPlay(shown) && offersOf(shown, 'chips').length > 0) return 'buy';
  if (isBust(shown)) return 'bust';
  return isBetting ? 'bet' : 'wait';
}

// Returns a text such as "Waiting for Tove H. and 2 others".
export function waitsFor(shown: TableSnapshot): string {
  const names = shown.turn.persons
    .filter((person) => person !== shown.you?.person)
    .map((person) => seatName(shown.seats.find((seat) => seat.person === person)))
    .filter((name) => name !== '');
  const [first, second] = names;
  if (!first) return '';
  if (names.length === 1) return `Waiting for ${first}`;
  return `Waiting for ${first} and ${names.length === 2 ? second : `${names.length - 1} others`}`;
}

// Returns when a player who owes a blind is dealt in, or "" for all others.
export function entryText({ you }: TableSnapshot): string {
  if (!you?.entry) return '';
  const { is_posting: isPosting, hands } = you.entry;
  if (isPosting) return 'You post, and are dealt in when the button has passed';
  if (hands === 0) return 'You are dealt in with the next hand: the big blind is yours';
  const about = hands === null ? '' : `: about ${hands === 1 ? 'one hand' : `${hands} hands`}`;
  return `You are dealt in when the big blind reaches you${about}`;
}

export function waitText(shown: TableSnapshot): string {
  if (!shown.is_open) return 'This table is closed';
  if (shown.questions.length > 0) return 'Waiting for a ruling';
  const waits = waitsFor(shown);
  if (waits) return waits;
  const { banked, poker } = shown;
  if (poker) {
    if (poker.phase === 'waiting')
      return shown.seats.some((seat) => seat.person > 0) ? 'Between hands' : 'Waiting for players';
    return poker.phase === 'showdown' || poker.phase === 'pushing' || poker.phase === 'over'
      ? 'Showdown'
      : 'The dealer deals';
  }
  switch (banked?.phase) {
    case 'betting':
      return 'Bets are open';
    case 'over':
      return 'The round is over';
    case 'showdown':
    case 'revealing':
      return 'The dealer shows';
    case 'closed':
    case 'dealt':
    case 'dealing':
    case 'deciding':
      return 'The dealer deals';
    case undefined:
      return 'The table opens soon';
  }
}
