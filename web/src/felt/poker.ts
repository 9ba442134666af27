// Arranges a poker table: an oval with board and pots in the middle and seats round the rail.
import type { HandView, PokerView, SeatView, TableSnapshot } from '../protocol/messages';
import { drawnIn, isSmall, type Canvas, type Point } from './canvas';
import { cardRow } from './dealer';
import { seatHand, type SeatInput } from './hand';
import type { PokerLayout } from './layout';
import type { CardThing, Placed, Plan, PlateThing } from './placed';
import { potThings } from './pots';
import { phoneSeat, railSeat, shortSeat } from './ring';
import { seatPlate } from './seats';

// Returns the seats clockwise from the one at the bottom, which is yours or else the first.
export function seatOrder(shown: TableSnapshot): SeatView[] {
  const seats = [...shown.seats].sort((one, other) => one.seat - other.seat);
  const at = Math.max(
    0,
    seats.findIndex((seat) => seat.seat === shown.you?.seat),
  );
  return [...seats.slice(at), ...seats.slice(0, at)];
}

const isOver = (poker: PokerView): boolean =>
  poker.phase === 'showdown' || poker.phase === 'pushing' || poker.phase === 'over';

// Returns the hands whose board cards are underlined: your own, and after the showdown those of the winners.
function marksOn(shown: TableSnapshot, poker: PokerView): { high: Set<string>; low: Set<string> } {
  const winners = isOver(poker) ? poker.hands.filter((hand) => hand.won > 0 && hand.is_shown) : [];
  const own = poker.hands.filter((hand) => hand.player === shown.you?.person && hand.state !== 'folded');
  const hands = winners.length > 0 ? winners : own;
  return {
    high: new Set(hands.flatMap((hand) => hand.high_cards)),
    low: new Set(hands.flatMap((hand) => hand.low_cards)),
  };
}

export function markOf(card: string | null, high: Set<string>, low: Set<string>): CardThing['mark'] {
  if (card === null) return '';
  if (high.has(card)) return low.has(card) ? 'both' : 'high';
  return low.has(card) ? 'low' : '';
}

interface Places {
  seat: (index: number, count: number) => Point;
  board: Point;
  pots: Point;
  printed: Point;
  dealer: Point;
}

function placesOn(canvas: Canvas): Places {
  if (canvas.shape === 'phone') {
    const at = (share: number): Point => ({ x: 0, y: canvas.height * share });
    return {
      seat: (index, count) => (index === 0 ? at(0.945) : phoneSeat(canvas, index, count)),
      board: at(0.485),
      pots: at(0.27),
      printed: at(0.585),
      dealer: { x: 0, y: -2 },
    };
  }
  if (canvas.shape === 'short') {
    const at = (y: number): Point => ({ x: 0, y });
    return {
      seat: (index, count) => (index === 0 ? at(canvas.height - 2) : shortSeat(canvas, index, count)),
      board: at(21.4),
      pots: at(13.4),
      printed: at(27),
      dealer: at(-2),
    };
  }
  const point = (y: number): Point => drawnIn(canvas, { x: 0, y });
  return {
    seat: (index, count) => (index === 0 ? { x: 0, y: canvas.height - 6.4 } : railSeat(canvas, index, count)),
    board: point(26.2),
    pots: point(canvas.shape === 'square' ? 19.4 : 17.6),
    printed: point(32.9),
    dealer: { x: 0, y: 3 },
  };
}

function boardThings(
  shown: TableSnapshot,
  poker: PokerView,
  layout: PokerLayout,
  canvas: Canvas,
  places: Places,
): Placed[] {
  const { high, low } = marksOn(shown, poker);
  const { slots, cards } = cardRow({
    id: 'board',
    round: shown.round,
    cards: poker.board,
    size: 5,
    fan:
      canvas.shape === 'short'
        ? layout.shortBoard
        : canvas.shape === 'phone' || canvas.shape === 'square'
          ? layout.phoneBoard
          : layout.board,
    y: places.board.y,
    labels: ['', '', '', 'Turn', 'River'],
    from: places.dealer,
    wildRank: '',
  });
  return [...slots, ...cards.map((card) => ({ ...card, mark: markOf(card.card, high, low) }))];
}

function printThings(shown: TableSnapshot, poker: PokerView, canvas: Canvas, places: Places): Placed[] {
  const things: Placed[] = [];
  const rake = shown.sign.lines.find((line) => /rake|commission/i.test(line.label));
  if (poker.is_void) {
    things.push({
      kind: 'print',
      id: 'said',
      ...places.printed,
      text: 'This hand is void',
      style: 'said',
      width: 0,
      align: 'center',
    });
  } else if (rake && !isSmall(canvas)) {
    const text = `${rake.label} ${rake.text}`;
    things.push({
      kind: 'print',
      id: 'printed',
      ...places.printed,
      text,
      style: 'small',
      width: 0,
      align: 'center',
    });
  }
  if (!isSmall(canvas)) {
    const isTaken = shown.seats.length % 2 === 0; // a seat is opposite
    const at = { x: isTaken ? -canvas.width * 0.15 : 0, y: 4.9 };
    things.push({
      kind: 'print',
      id: 'dealer',
      ...at,
      text: 'Dealer',
      style: 'rail',
      width: 0,
      align: 'center',
    });
  }
  return things;
}

// On a phone a bet lies above or below the plate, so the button takes the other half.
function besideBet(share: number): number {
  if (share > 0.5) return -1.3;
  if (share < 0.15) return -0.4;
  return share > 0.28 ? -1.5 : 1.3;
}

// The button lies beside its seat, toward the middle and clear of the bet.
function puckPlace(canvas: Canvas, at: Point, isBottom: boolean): Point {
  const { shape, width, height } = canvas;
  const isMiddle = Math.abs(at.x) < 1;
  const inward = isMiddle ? 1 : -Math.sign(at.x);
  if (isBottom && shape === 'short') return { x: 15.2, y: at.y - 0.4 };
  if (shape === 'short' && at.y > height * 0.25) return { x: at.x + inward * 6.8, y: at.y };
  if (shape === 'short') return { x: at.x + (isMiddle ? 6 : inward * 6), y: at.y + 4 };
  if (shape === 'phone')
    return { x: at.x + inward * 6.7, y: at.y + (isMiddle ? 0 : besideBet(at.y / height)) };
  const isSide = Math.abs(at.x) > width * 0.36;
  if (isSide && shape === 'square') return { x: at.x + inward * 10.2, y: at.y };
  if (isSide) return { x: at.x * (shape === 'wide' ? 0.8 : 0.74), y: at.y + (shape === 'wide' ? 3.4 : 4.2) };
  const isTop = at.y < height / 2;
  return { x: at.x + inward * (isMiddle ? 9.6 : 3.6), y: at.y + (isTop ? 4.4 : -4.4) };
}

export function pokerPlan(shown: TableSnapshot, poker: PokerView, layout: PokerLayout, canvas: Canvas): Plan {
  const places = placesOn(canvas);
  const seats = seatOrder(shown);
  const hands: Placed[] = [];
  const bets: Placed[] = [];
  const plates: PlateThing[] = [];
  let puck: Placed | undefined;
  seats.forEach((seat, index) => {
    const at = places.seat(index, seats.length);
    const hand: HandView | undefined = poker.hands.find((each) => each.seat === seat.seat);
    const input: SeatInput = {
      shown,
      poker,
      layout,
      canvas,
      seat,
      hand,
      at,
      isBottom: index === 0,
      pots: places.pots,
      dealer: places.dealer,
    };
    const things = seatHand(input);
    hands.push(...things.cards);
    bets.push(...things.chips);
    plates.push(seatPlate(input));
    if (poker.button === seat.seat)
      puck = { kind: 'puck', id: 'puck', ...puckPlace(canvas, at, index === 0), seat: seat.seat };
  });
  return {
    felt: canvas.shape === 'phone' ? 'phone' : canvas.shape === 'short' ? 'sheet' : 'oval',
    canvas,
    things: [
      ...printThings(shown, poker, canvas, places),
      ...boardThings(shown, poker, layout, canvas, places),
      ...potThings(shown, poker, places.pots, canvas.shape),
      ...hands,
      ...plates,
      ...bets,
      ...(puck ? [puck] : []),
    ],
  };
}
