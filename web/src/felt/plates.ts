// Name plates: the player of a box, with the last action or the result.
import { capital } from '../format/words';
import type { BoxView, OfferView, SeatView, TableSnapshot } from '../protocol/messages';
import { didName, isYou, ownName } from '../text/names';
import type { Flag, PlateThing, Press } from './placed';

export function netFlag(net: number): Flag {
  const verdict = net > 0 ? 'win' : net < 0 ? 'lose' : 'push';
  return { verdict, amount: Math.abs(net), word: '' };
}

// Returns the press that takes a free seat.
export function seatOffer(shown: TableSnapshot, seat: number): OfferView | undefined {
  if (seat === shown.you?.seat) return undefined;
  return shown.offers.find((offer) => offer.verb === 'sit_down' && offer.box === seat);
}

export const seatPress = (shown: TableSnapshot, seat: number): Press | undefined => {
  const offer = seatOffer(shown, seat);
  return offer && { kind: 'take', offer };
};

export function seatStatus(seat: SeatView | undefined): string {
  switch (seat?.state) {
    case 'held':
      return 'Reserved';
    case 'sitting_out':
      return 'Sitting out';
    case 'away':
      return 'Away';
    case 'open':
    case undefined:
      return 'Open';
    case 'playing':
      return seat.is_abstaining ? 'Not betting' : '';
  }
}

function standingStatus(box: BoxView): string {
  if (box.is_deciding) return 'Deciding';
  switch (box.standing) {
    case 'folded':
      return 'Folded';
    case 'folded_ante':
      return 'Ante folded';
    case 'instant_winner':
      return 'Instant Winner';
    case 'dead':
      return 'Hand dead';
    case 'empty':
    case 'active':
    case 'played':
      return didName(box.last_action);
  }
}

export function boxStatus(
  shown: TableSnapshot,
  box: BoxView | undefined,
  seat: SeatView | undefined,
): string {
  if (box && box.player !== 0) {
    const status = standingStatus(box);
    if (status || seat?.person === box.player) return status || seatStatus(seat);
  }
  const isBetting = shown.banked?.phase === 'betting';
  if (isBetting && seat && isYou(shown, seat.person) && shown.you?.is_done) return 'Ready';
  return seatStatus(seat);
}

type BoxPlate = Pick<
  PlateThing,
  'name' | 'isProgram' | 'hasOwnLimits' | 'status' | 'hand' | 'flag' | 'is' | 'isTurn' | 'press'
>;

export function boxPlate(shown: TableSnapshot, number: number): BoxPlate {
  const box = shown.banked?.boxes.find((each) => each.box === number);
  const seat = shown.seats.find((each) => each.seat === number);
  // A hand belongs to its player, also after the player has left the seat.
  const player = box && box.player !== 0 ? shown.seats.find((each) => each.person === box.player) : seat;
  const person = box?.player || seat?.person || 0;
  const isOpen = person === 0;
  const isSettled = box !== undefined && box.net !== null;
  return {
    name: isOpen ? '' : isYou(shown, person) ? ownName(shown) : ((player ?? seat)?.name ?? ''),
    isProgram: (player ?? seat)?.is_bot ?? false,
    hasOwnLimits: seat?.has_own_limits ?? false,
    status: isSettled && box.standing !== 'folded' ? '' : boxStatus(shown, box, seat),
    hand: isSettled && box.standing !== 'folded' ? capital(box.hand) : '',
    flag: isSettled && box.net !== null ? netFlag(box.net) : undefined,
    is: isOpen ? 'open' : isYou(shown, person) ? 'you' : 'taken',
    isTurn: (box?.is_deciding ?? false) || shown.questions.some((question) => question.box === number),
    press: isOpen ? seatPress(shown, number) : { kind: 'look', box: number },
  };
}

// Returns the dealer's hand once it is shown: "Dealer: queen high, qualifies".
export function dealerSaid(shown: TableSnapshot): string {
  const banked = shown.banked;
  if (!banked) return '';
  if (banked.voided) return 'This round is void';
  if (!banked.dealer_hand) return '';
  const qualifies =
    banked.dealer_qualifies === null ? '' : banked.dealer_qualifies ? ', qualifies' : ', does not qualify';
  return `Dealer: ${banked.dealer_hand}${qualifies}`;
}

// Returns the part of the pay table that fits on the felt.
export function printedPays(shown: TableSnapshot, wager: string, name: string, room: number): string {
  const pays = shown.sign.pays.find((each) => each.wager === wager);
  let text = '';
  for (const line of pays?.lines ?? []) {
    const next = `${text === '' ? `${name} pays ` : `${text} · `}${line.hand.toLowerCase()} ${line.odds.replace(' to ', ':')}`;
    if (next.length > room) break;
    text = next;
  }
  return text;
}
