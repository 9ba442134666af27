// Arranges a table against the dealer in a short window, for instance on a phone held sideways: dealer, board and the
// other boxes on the left, your box in the whole height on the right.
import type { TableSnapshot } from '../protocol/messages';
import { boxThings } from './box';
import { boxNumbers, boxOf, centreBox } from './boxes';
import type { Canvas, Point } from './canvas';
import { dealerThings } from './dealer';
import { jackpotThing } from './jackpots';
import { handSpan, type BankedLayout, type BoxPlace, type Fan } from './layout';
import { cardHeight, miniThings, moved, type MiniPlace } from './phone';
import type { Placed, Plan } from './placed';
import { boxPlate, dealerSaid } from './plates';

const edge = 0.8; // units between things and the edge of the canvas
const leastRoom = 16.8; // two boxes side by side
const apart = 1.07; // spots stand further apart than on a phone, because the units are smaller

// Returns the width of your box with its captions.
function ownSpan(layout: BankedLayout, count: number): number {
  const { hand, spots } = layout.phone;
  return Math.max(
    handSpan(hand, count),
    ...spots.map(({ x, size, caption }) => Math.abs(x) * 2 * apart + size + (caption === 'side' ? 0 : 3)),
  );
}

function spread(place: BoxPlace): BoxPlace {
  const wider = <P extends Point>(at: P): P => ({ ...at, x: at.x * apart });
  return { ...place, spots: place.spots.map(wider), equals: place.equals && wider(place.equals) };
}

// Cards overlap where there is no room for all of them side by side.
function fanIn(room: number, fan: Fan, count: number): Fan {
  const width = Math.min(fan.width, room * 0.3);
  return { width, step: Math.min(fan.step, (room - width) / Math.max(1, count - 1)) };
}

// Other boxes stand in rows, in the order in which they act.
function miniPlaces(count: number, room: number): { places: MiniPlace[]; height: number } {
  const [least, gap, height] = [8, 0.6, 6.2];
  const most = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const columns = Math.min(most, Math.ceil(count / Math.ceil(count / most)));
  const width = Math.min(12, (room + gap) / columns - gap);
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((index % columns) - (inRow - 1) / 2) * (width + gap);
    return { x, y: height / 2 + row * (height + gap), width, height };
  });
  const rows = Math.ceil(count / Math.max(1, columns));
  return { places, height: rows * (height + gap) };
}

export function bankedInShort(shown: TableSnapshot, layout: BankedLayout, canvas: Canvas): Plan {
  const size = shown.banked?.hand_size ?? 0;
  const own = Math.min(ownSpan(layout, size), canvas.width - 3 * edge - leastRoom);
  const room = canvas.width - own - 3 * edge;
  const left = -canvas.width / 2 + edge + room / 2;
  const right = canvas.width / 2 - edge - own / 2;
  const dealer = { x: left, y: -2 };
  const centre = centreBox(shown);
  const others = boxNumbers(shown).filter((number) => number !== centre);
  const minis = miniPlaces(others.length, room);
  const dealerFan = fanIn(room, layout.phoneDealer, size);
  const boardFan = fanIn(room, { width: 5.6, step: 6.1 }, shown.banked?.board_size ?? 0);
  const hasRoom = boardFan.step > boardFan.width; // for words in the empty places
  const dealerY = edge + cardHeight(dealerFan.width) / 2;
  const saidY = dealerY + cardHeight(dealerFan.width) / 2 + 2.2;
  const boardY = saidY + 2.4 + cardHeight(boardFan.width) / 2;
  const minisY = canvas.height - edge - minis.height;
  const middle = dealerThings({
    shown,
    at: {
      dealer: { ...dealerFan, y: dealerY },
      board: layout.board && { ...boardFan, y: boardY, labels: hasRoom ? layout.board.labels : [] },
    },
    dealer: { x: 0, y: dealer.y },
    wildRank: layout.wildRank,
  });
  const beside = <T extends Placed>(thing: T): T => ({ ...thing, x: thing.x + left });
  const ownY = canvas.height - layout.phone.height - edge;
  const yours = boxThings({
    shown,
    layout,
    number: centre,
    box: boxOf(shown, centre),
    place: moved(spread(layout.phone), ownY),
    at: { x: right, y: 0 },
    home: { x: right, y: canvas.height + 3 },
    dealer,
    isCentre: true,
  });
  return {
    felt: 'sheet',
    canvas,
    things: [
      ...saidThings(shown, left, saidY, room),
      ...middle.slots.map(beside),
      ...jackpotThing(shown, { x: right, y: ownY / 2 }, true, own),
      ...yours.ground,
      ...middle.cards.map(beside),
      ...others.flatMap((number, index) => {
        const place = minis.places[index];
        const at = place && { ...place, x: place.x + left, y: minisY + place.y };
        return at ? miniThings(shown, number, at, dealer) : [];
      }),
      ...yours.cards,
      ...yours.chips,
      ...freePlate(shown, centre, right, canvas),
    ],
  };
}

function saidThings(shown: TableSnapshot, x: number, y: number, width: number): Placed[] {
  const text = dealerSaid(shown) || 'Dealer';
  return [{ kind: 'print', id: 'said', x, y, text, style: 'small', width, align: 'center' }];
}

// Your own name is in the dock.
function freePlate(shown: TableSnapshot, centre: number, x: number, canvas: Canvas): Placed[] {
  const plate = boxPlate(shown, centre);
  if (plate.is === 'you') return [];
  const y = canvas.height - (plate.press?.kind === 'take' ? 7 : 2);
  return [
    {
      kind: 'plate',
      id: `plate:${centre}`,
      x,
      y,
      form: 'pill',
      width: 0,
      height: 0,
      number: centre,
      chips: undefined,
      ...plate,
    },
  ];
}
