// Places a player's cards and chips at a poker table.
import type { HandView, OfferView, PokerView, SeatView, TableSnapshot } from '../protocol/messages';
import { isYou } from '../text/names';
import { isSmall, type Canvas, type Point } from './canvas';
import { chaseThings } from './chase';
import type { Fan, PokerLayout } from './layout';
import type { CardThing, ChipsThing, Placed } from './placed';

export interface SeatInput {
  shown: TableSnapshot;
  poker: PokerView;
  layout: PokerLayout;
  canvas: Canvas;
  seat: SeatView;
  hand: HandView | undefined;
  at: Point;
  isBottom: boolean;
  pots: Point;
  dealer: Point;
}

export const discardOffer = (offers: OfferView[], card: string | null): OfferView | undefined =>
  card === null ? undefined : offers.find((offer) => offer.name === `discard_${card}`);

// Returns whether the hand is given up and hidden from the table. A mucked hand is turned up again when a player asks
// to see it.
export const isGivenUp = ({ state, is_shown }: HandView): boolean =>
  !is_shown && (state === 'folded' || state === 'mucked' || state === 'dead');

const plateHalf = 2.2;

// Returns where a hand lies. Your hand is large and above your plate; other hands stick out behind their plates,
// and lie in front of them when they are shown.
function handPlace({ canvas, layout, hand, at, isBottom, shown, seat }: SeatInput): Fan & Point {
  const count = Math.min(4, Math.max(2, hand?.cards.length ?? 2));
  const isPhone = isSmall(canvas);
  if (isBottom) {
    const own = isYou(shown, seat.person);
    const fan = (canvas.shape === 'short' ? layout.short : isPhone ? layout.phone : layout.yours)[count] ?? {
      width: 6,
      step: 6.6,
    };
    const height = fan.width * 1.4;
    return { ...fan, x: 0, y: at.y - height / 2 - (isPhone ? (own ? 2.2 : 2.9) : 3.5) };
  }
  const fan = layout.others[count] ?? { width: 3.4, step: 1.6 };
  const size = isPhone ? 0.7 : hand?.is_shown ? 1.18 : 1;
  const width = fan.width * size;
  const step = fan.step * size;
  const isTop = at.y < canvas.height * 0.22;
  if (hand?.is_shown && isTop && !isPhone)
    return { width, step, x: at.x, y: at.y + plateHalf + width * 0.55 };
  const hidden = isPhone ? (hand?.is_shown ? 0.8 : 0.5) : hand?.is_shown ? 0.25 : 1.1;
  const half = isPhone ? 2 : plateHalf;
  return { width, step, x: at.x, y: at.y - half - width * 0.7 + hidden };
}

function cardThings(input: SeatInput): CardThing[] {
  const { hand, shown, seat, dealer } = input;
  if (!hand) return [];
  const isGone = isGivenUp(hand);
  const own = isYou(shown, seat.person);
  // Folded cards lie in the muck; your own stay visible.
  if (isGone && !own) return [];
  const { width, step, x, y } = handPlace(input);
  const left = x - (step * (hand.cards.length - 1)) / 2;
  const high = new Set(hand.high_cards);
  const low = new Set(hand.low_cards);
  return hand.cards.map((card, index) => {
    const offer = own ? discardOffer(shown.offers, card) : undefined;
    const isHigh = card !== null && high.has(card);
    const isLow = card !== null && low.has(card);
    return {
      kind: 'card',
      // Identifies your own card by its face, because any of them may be discarded, and a hidden card by its place.
      id: `card:${shown.round}:${seat.seat}:${own && card !== null ? card : index}`,
      x: left + step * index,
      y,
      from: dealer,
      to: dealer,
      width,
      card,
      isFolded: isGone,
      isWild: false,
      mark: isGone ? '' : isHigh ? (isLow ? 'both' : 'high') : isLow ? 'low' : '',
      order: index * 20 + seat.seat,
      press: offer && { kind: 'take', offer },
    };
  });
}

// Bets lie between the seat and the pots.
function betPlace({ canvas, at, isBottom, pots }: SeatInput): Point {
  if (canvas.shape === 'short')
    return isBottom ? { x: 0, y: 28.2 } : { x: at.x, y: at.y + (at.y < 10 ? 4 : 3.7) };
  if (isBottom) return { x: 0, y: canvas.height * (canvas.shape === 'phone' ? 0.61 : 0.645) };
  if (canvas.shape === 'phone') {
    if (Math.abs(at.x) < 1) return { x: 0, y: at.y + 3.3 };
    const inner = at.x - Math.sign(at.x) * 9.4;
    if (at.y > canvas.height / 2) return { x: inner, y: at.y + 1.6 };
    if (at.y < canvas.height * 0.15) return { x: at.x - Math.sign(at.x) * 7, y: at.y + 3 };
    return { x: inner, y: at.y + (at.y > canvas.height * 0.28 ? 1.2 : -1.7) };
  }
  if (canvas.shape === 'square') {
    const isLow = at.y > canvas.height * 0.7;
    const isHigh = at.y < canvas.height * 0.26;
    return { x: at.x + Math.sign(at.x) * (isHigh ? 3 : -4.5), y: at.y + (isLow ? -8.2 : 4.2) };
  }
  const middle = { x: 0, y: (pots.y + canvas.height * 0.46) / 2 };
  const isHigh = at.y < canvas.height * 0.26 && Math.abs(at.x) < canvas.width * 0.33; // beside the pots
  const reach = Math.abs(at.x) < 1 ? 0.36 : canvas.shape === 'wide' ? 0.29 : isHigh ? 0.27 : 0.33;
  return { x: at.x + (middle.x - at.x) * reach, y: at.y + (middle.y - at.y) * reach };
}

function chipThings(input: SeatInput): Placed[] {
  const { hand, shown, seat, at, pots, canvas } = input;
  const things: Placed[] = [];
  if (!hand) return things;
  const size = isSmall(canvas) ? 2 : 2.7;
  const chips: Omit<ChipsThing, 'id' | 'x' | 'y' | 'amount'> = {
    kind: 'chips',
    box: seat.seat,
    size,
    isLost: false,
    isPaid: false,
    hasFigure: true,
    mark: '',
  };
  const place = betPlace(input);
  if (hand.bet > 0) {
    things.push({
      ...chips,
      id: `bet:${shown.round}:${seat.seat}`,
      ...place,
      from: at,
      to: pots,
      amount: hand.bet,
    });
  }
  if (hand.won > 0) {
    things.push({
      ...chips,
      id: `won:${shown.round}:${seat.seat}`,
      ...place,
      from: pots,
      to: at,
      amount: hand.won,
    });
  }
  return things;
}

export function seatHand(input: SeatInput): { cards: Placed[]; chips: Placed[] } {
  return { cards: cardThings(input), chips: [...chipThings(input), ...chaseThings(input)] };
}
