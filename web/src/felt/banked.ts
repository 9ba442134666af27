// Arranges a table against the dealer: dealer and board in the middle, your box at the bottom, the others on an
// arc.
import type { TableSnapshot } from '../protocol/messages';
import { wagerName } from '../text/names';
import { boxThings, type BoxThings } from './box';
import { boxNumbers, boxOf, centreBox } from './boxes';
import type { Canvas, Point } from './canvas';
import { drawnIn } from './canvas';
import { dealerThings, type DealerInput } from './dealer';
import { jackpotThing } from './jackpots';
import { handSpan, scaled, type BankedLayout, type BoxPlace } from './layout';
import { bankedOnPhone } from './phone';
import type { Placed, Plan, PlateThing } from './placed';
import { boxPlate, dealerSaid, printedPays } from './plates';
import { boxAnchor, sidesOf } from './ring';
import { bankedInShort } from './short';

// The rows of your box spread on a taller canvas. They are never squeezed sideways; where units are small they move
// apart, because text does not shrink with the units.
function stretched(place: BoxPlace, by: number, apart: number): BoxPlace {
  const down = <P extends Point>(at: P): P => ({ ...at, x: at.x * apart, y: at.y * by });
  return {
    spots: place.spots.map(down),
    equals: place.equals && down(place.equals),
    hand: { ...place.hand, y: place.hand.y * by },
  };
}

function halfWidth(shown: TableSnapshot, place: BoxPlace, plate: number): number {
  const hand = handSpan(place.hand, shown.banked?.hand_size ?? 0);
  const spots = place.spots.map((spot) => Math.abs(spot.x) * 2 + spot.size);
  return Math.max(plate, hand, ...spots) / 2;
}

// Shrinks cards and gaps of your box until it fits between its neighbours.
function fitted(place: BoxPlace, count: number, room: number): BoxPlace {
  const { width, step } = place.hand;
  const smaller = Math.min(1, (2 * room) / handSpan(place.hand, count));
  const nearer = Math.min(
    1,
    ...place.spots.filter(({ x }) => x !== 0).map(({ x, size }) => (room - size / 2) / Math.abs(x)),
  );
  const moved = <P extends Point>(at: P): P => ({ ...at, x: at.x * nearer });
  return {
    spots: place.spots.map(moved),
    equals: place.equals && moved(place.equals),
    hand: { ...place.hand, width: width * smaller, step: step * smaller },
  };
}

function plateThing(
  shown: TableSnapshot,
  number: number,
  at: Point,
  form: PlateThing['form'],
  width = 0,
): PlateThing {
  return {
    kind: 'plate',
    id: `plate:${number}`,
    ...at,
    form,
    width,
    height: 0,
    number,
    chips: undefined,
    ...boxPlate(shown, number),
  };
}

function arcThings(
  shown: TableSnapshot,
  layout: BankedLayout,
  canvas: Canvas,
  dealer: Point,
): { boxes: BoxThings[]; plates: Placed[]; room: number } {
  const numbers = boxNumbers(shown);
  const sides = sidesOf(numbers, centreBox(shown));
  const crowd = Math.max(sides.left.length, sides.right.length);
  const isCrowded = crowd > (canvas.shape === 'wide' ? 3 : 2);
  const isTower = isCrowded || canvas.shape === 'square'; // a plate of two lines
  const size = crowd > 3 ? 0.78 : isCrowded ? 0.86 : 1;
  const place = scaled(layout.other, size, isTower ? (canvas.shape === 'square' ? 1.7 : 1.2) : 0);
  const boxes: BoxThings[] = [];
  const plates: Placed[] = [];
  const width = isTower ? (canvas.shape === 'wide' || crowd > 3 ? 8.6 : 10) : 0;
  let room = canvas.width / 2; // between the centre line and the nearest neighbour
  for (const side of ['left', 'right'] as const) {
    sides[side].forEach((number, index) => {
      const at = boxAnchor(canvas, side, index, sides[side].length);
      room = Math.min(room, Math.abs(at.x) - halfWidth(shown, place, width) - 0.4);
      boxes.push(
        boxThings({
          shown,
          layout,
          number,
          box: boxOf(shown, number),
          place,
          at,
          home: at,
          dealer,
          isCentre: false,
        }),
      );
      plates.push(plateThing(shown, number, at, isTower ? 'tower' : 'pill', width));
    });
  }
  return { boxes, plates, room };
}

// A free box shows the invitation where its cards would lie.
const isFree = (shown: TableSnapshot, number: number): boolean =>
  boxPlate(shown, number).press?.kind === 'take';

function isYourTurn(shown: TableSnapshot, number: number): boolean {
  return (
    shown.offers.some((offer) => offer.kind === 'decision' && offer.box === number) ||
    (shown.banked?.phase === 'betting' &&
      shown.offers.some((offer) => offer.kind === 'wager' && offer.box === number))
  );
}

function middleThings(shown: TableSnapshot, layout: BankedLayout, canvas: Canvas): Placed[] {
  const said = dealerSaid(shown);
  const things: Placed[] = [];
  const label = { x: 0, y: layout.dealer.y - layout.dealer.width * 0.7 - 1.2 };
  things.push({
    kind: 'print',
    id: 'dealer',
    ...drawnIn(canvas, label),
    text: 'Dealer',
    style: 'small',
    width: 0,
    align: 'center',
  });
  const saidY = layout.board ? layout.dealer.y + 5.4 : layout.dealer.y + 6.9;
  if (said) {
    const at = drawnIn(canvas, { x: 0, y: saidY });
    things.push({ kind: 'print', id: 'said', ...at, text: said, style: 'said', width: 0, align: 'center' });
  }
  // Lines that would overlap the boxes are shown in the panel only.
  const room = canvas.shape === 'wide' ? 100 : canvas.shape === 'squarer' ? 72 : 0;
  const printed = printedPays(shown, layout.printed, wagerName(layout.printed), room);
  if (printed) {
    const at = drawnIn(canvas, { x: 0, y: layout.board ? 26.6 : 21 });
    things.push({
      kind: 'print',
      id: 'printed',
      ...at,
      text: printed,
      style: 'small',
      width: 0,
      align: 'center',
    });
  }
  const isCrowded = sidesOf(boxNumbers(shown), centreBox(shown)).left.length > 2;
  // The jackpot amounts and their warning are placed clear of boxes and dealer cards.
  const jackpots: Record<Canvas['shape'], Point> = layout.board
    ? {
        wide: { x: -24.3, y: 8.8 },
        squarer: { x: -21.7, y: 8.8 },
        square: { x: -15.4, y: 8.2 },
        phone: { x: 0, y: 0 },
        short: { x: 0, y: 0 },
      }
    : {
        wide: isCrowded ? { x: -26, y: 9 } : { x: -35, y: 8.8 },
        squarer: { x: isCrowded ? -23.7 : -28, y: 9.2 },
        square: { x: 0, y: 24.6 },
        phone: { x: 0, y: 0 },
        short: { x: 0, y: 0 },
      };
  const isNarrow = canvas.shape === 'square' || isCrowded;
  const widths: Record<Canvas['shape'], number> = { wide: 24, squarer: 18.5, square: 19, phone: 0, short: 0 };
  things.push(...jackpotThing(shown, jackpots[canvas.shape], isNarrow, widths[canvas.shape]));
  return things;
}

export function bankedPlan(shown: TableSnapshot, layout: BankedLayout, canvas: Canvas): Plan {
  if (canvas.shape === 'phone') return bankedOnPhone(shown, layout, canvas);
  if (canvas.shape === 'short') return bankedInShort(shown, layout, canvas);
  const ky = canvas.height / 58;
  const dealer = { x: 0, y: 1.5 };
  const centre = centreBox(shown);
  const home = drawnIn(canvas, { x: 0, y: 56.2 });
  const { boxes, plates, room } = arcThings(shown, layout, canvas, dealer);
  const ownPlace = stretched(layout.yours, ky, canvas.shape === 'square' ? 1.1 : 1);
  const yours = boxThings({
    shown,
    layout,
    number: centre,
    box: boxOf(shown, centre),
    place: fitted(ownPlace, shown.banked?.hand_size ?? 0, room),
    at: { x: 0, y: 0 },
    home,
    dealer,
    isCentre: true,
  });
  const at: DealerInput['at'] = {
    dealer: { ...layout.dealer, y: layout.dealer.y * ky },
    board: layout.board && { ...layout.board, y: layout.board.y * ky },
  };
  const middle = dealerThings({ shown, at, dealer, wildRank: layout.wildRank });
  const { y, width, height } = layout.turnplate;
  const turnplate: Placed = {
    kind: 'turnplate',
    id: 'turnplate',
    x: 0,
    y: y * ky,
    width: Math.min(width, 2 * room + 0.4),
    height: height * ky,
    isYours: isYourTurn(shown, centre),
  };
  return {
    felt: 'd',
    canvas,
    things: [
      turnplate,
      ...middleThings(shown, layout, canvas),
      ...middle.slots,
      ...boxes.flatMap((box) => box.ground),
      ...yours.ground,
      ...middle.cards,
      ...boxes.flatMap((box) => box.cards),
      ...yours.cards,
      ...boxes.flatMap((box) => box.chips),
      ...yours.chips,
      ...plates,
      plateThing(shown, centre, isFree(shown, centre) ? { x: 0, y: layout.yours.hand.y * ky } : home, 'pill'),
    ],
  };
}
