// Arranges a table against the dealer on a phone: dealer, board, other boxes, and your box in the largest area.
// Spare height goes between the areas.
import type { TableSnapshot } from '../protocol/messages';
import { boxThings } from './box';
import { boxNumbers, boxOf, centreBox } from './boxes';
import type { Canvas, Point } from './canvas';
import { dealerThings } from './dealer';
import type { BankedLayout, BoxPlace } from './layout';
import type { CardThing, ChipsThing, Placed, Plan } from './placed';
import { boxPlate, dealerSaid } from './plates';
import { isOut, stakesOn } from './wagers';

export const cardHeight = (width: number): number => width * 1.4;

export interface MiniPlace extends Point {
  width: number;
  height: number;
}

// Other boxes are listed in the order in which they act.
function miniPlaces(count: number): { places: MiniPlace[]; height: number } {
  const columns = Math.min(4, Math.max(1, count));
  const isTall = count <= 4;
  const [width, height, gap] = [8.7, isTall ? 8.4 : 5.8, 0.7];
  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((index % columns) - (inRow - 1) / 2) * (width + gap);
    return { x, y: height / 2 + row * (height + gap), width, height };
  });
  const rows = Math.ceil(count / columns);
  return { places, height: rows === 0 ? 0 : rows * height + (rows - 1) * gap };
}

export function miniThings(shown: TableSnapshot, number: number, at: MiniPlace, dealer: Point): Placed[] {
  const box = boxOf(shown, number);
  const isTall = at.height > 7;
  const cards = box?.cards ?? [];
  const width = isTall ? 2.2 : 1.9;
  const step = Math.min(width * 0.55, 4.4 / Math.max(1, cards.length));
  const left = at.x - (step * (cards.length - 1)) / 2;
  const y = isTall ? at.y - 2.2 : at.y - at.height / 2 + 0.1 + cardHeight(width) / 2;
  const cardThings = cards.map(
    (card, index): CardThing => ({
      kind: 'card',
      id: `card:${shown.round}:${number}:${index}`,
      x: left + step * index,
      y,
      from: dealer,
      to: dealer,
      width,
      card,
      isFolded: box !== undefined && isOut(box),
      isWild: false,
      mark: '',
      order: index * 20 + number,
      press: undefined,
    }),
  );
  const plate = boxPlate(shown, number);
  return [
    {
      kind: 'plate',
      id: `plate:${number}`,
      ...at,
      form: 'mini',
      number,
      chips: undefined,
      hasCards: !isTall && cards.length > 0,
      ...plate,
    },
    ...cardThings,
    ...miniChips(shown, number, at, dealer),
  ];
}

// The chips of every wager lie in front of its box; pressing the box shows the amounts.
function miniChips(shown: TableSnapshot, number: number, at: MiniPlace, dealer: Point): ChipsThing[] {
  const box = boxOf(shown, number);
  const wagers = [...new Set((box?.wagers ?? []).map((each) => each.wager))];
  const stakes = wagers.flatMap((wager) =>
    stakesOn(box?.wagers ?? [], wager, 0, shown.jackpot).map((stake) => ({ wager, ...stake })),
  );
  const pitch = Math.min(1.5, 7.6 / Math.max(1, stakes.length));
  return stakes.map(({ wager, key, amount }, index) => ({
    kind: 'chips',
    box: number,
    id: `chips:${shown.round}:${number}:${wager}:${key}`,
    x: at.x + pitch * (index - (stakes.length - 1) / 2),
    y: at.y + at.height / 2,
    from: at,
    to: dealer,
    size: 1.5,
    amount,
    isLost: box?.results.some((result) => result.wager === wager && result.result === 'lose') ?? false,
    isPaid: false,
    hasFigure: false,
    mark: '',
  }));
}

export const moved = (place: BoxPlace, y: number): BoxPlace => ({
  spots: place.spots.map((each) => ({ ...each, y: each.y + y })),
  equals: place.equals && { ...place.equals, y: place.equals.y + y },
  hand: { ...place.hand, y: place.hand.y + y },
});

export function bankedOnPhone(shown: TableSnapshot, layout: BankedLayout, canvas: Canvas): Plan {
  const dealer = { x: 0, y: -2 };
  const centre = centreBox(shown);
  const others = boxNumbers(shown).filter((number) => number !== centre);
  const minis = miniPlaces(others.length);
  const dealerHeight = cardHeight(layout.phoneDealer.width);
  const boardFan = { width: 6.2, step: 6.75 };
  const boardHeight = layout.board ? cardHeight(boardFan.width) : 0;
  // Two cards leave room for text beside them.
  const isBeside = layout.board !== undefined;
  const saidHeight = isBeside ? 0 : 2.6;
  const parts = [dealerHeight, saidHeight, boardHeight, minis.height, layout.phone.height].filter(
    (part) => part > 0,
  );
  const used = parts.reduce((sum, part) => sum + part, 0);
  const gap = Math.max(0.5, Math.min(3, (canvas.height - used - 1.6) / (parts.length + 1)));
  let y = Math.max(0.8, gap);
  const take = (height: number): number => {
    const top = y;
    y += height > 0 ? height + gap : 0;
    return top;
  };
  const dealerY = take(dealerHeight) + dealerHeight / 2;
  const saidY = isBeside ? dealerY : take(saidHeight) + saidHeight / 2 - gap * 0.4;
  const boardY = take(boardHeight) + boardHeight / 2;
  const minisY = take(minis.height);
  const ownY = Math.max(take(layout.phone.height), canvas.height - layout.phone.height - 0.8);
  const middle = dealerThings({
    shown,
    at: {
      dealer: { ...layout.phoneDealer, y: dealerY },
      board: layout.board && { ...boardFan, y: boardY, labels: layout.board.labels },
    },
    dealer,
    wildRank: layout.wildRank,
  });
  const home = { x: 0, y: canvas.height + 3 };
  const yours = boxThings({
    shown,
    layout,
    number: centre,
    box: boxOf(shown, centre),
    place: moved(layout.phone, ownY),
    at: { x: 0, y: 0 },
    home,
    dealer,
    isCentre: true,
  });
  return {
    felt: 'sheet',
    canvas,
    things: [
      ...saidThings(shown, { x: 0, y: saidY }, isBeside),
      ...middle.slots,
      ...yours.ground,
      ...middle.cards,
      ...others.flatMap((number, index) => {
        const place = minis.places[index];
        return place ? miniThings(shown, number, { ...place, y: minisY + place.y }, dealer) : [];
      }),
      ...yours.cards,
      ...yours.chips,
      ...centrePlate(shown, centre, canvas),
    ],
  };
}

function saidThings(shown: TableSnapshot, at: Point, isBeside: boolean): Placed[] {
  const said = dealerSaid(shown);
  const print = { kind: 'print', align: 'center' } as const;
  if (!isBeside) {
    return [
      { ...print, id: 'said', ...at, text: said || 'Dealer', style: said ? 'said' : 'small', width: 0 },
    ];
  }
  const [, words = ''] = said.split(': ');
  return [
    { ...print, id: 'dealer', x: -12.5, y: at.y, text: 'Dealer', style: 'small', width: 0 },
    ...(said
      ? [{ ...print, id: 'said', x: 12.3, y: at.y, text: words || said, style: 'small' as const, width: 12 }]
      : []),
  ];
}

// On a phone your own plate is in the dock, so only the plates of others and of free boxes are drawn.
function centrePlate(shown: TableSnapshot, centre: number, canvas: Canvas): Placed[] {
  const plate = boxPlate(shown, centre);
  if (plate.is === 'you') return [];
  const isFree = plate.press?.kind === 'take';
  const at = { x: 0, y: canvas.height - (isFree ? 7 : 2) };
  return [
    {
      kind: 'plate',
      id: `plate:${centre}`,
      ...at,
      form: 'pill',
      width: 0,
      height: 0,
      number: centre,
      chips: undefined,
      ...plate,
    },
  ];
}
