// Positions of boxes and seats round a table. From the players' view box 1 is on the right and numbers run
// clockwise; the viewer is at the bottom.
import { drawnIn, type Canvas, type Point } from './canvas';

export interface Sides {
  left: number[]; // the nearest to the centre box first
  right: number[];
}

// Divides the other boxes, clockwise from the centre one, into the left and the right side. The sides differ by at
// most one; an odd box is on the side where a real table has it.
export function sidesOf(boxes: number[], centre: number): Sides {
  const at = boxes.indexOf(centre);
  const after = boxes.slice(at + 1);
  const others = [...after, ...boxes.slice(0, Math.max(0, at))];
  const half = others.length / 2;
  const left = Math.min(Math.ceil(half), Math.max(Math.floor(half), after.length));
  return { left: others.slice(0, left), right: others.slice(left).reverse() };
}

// Positions of the plates on the right side by their number, the nearest first. The left side is mirrored.
const anchors: Record<'long' | 'square', Record<number, Point[]>> = {
  long: {
    1: [{ x: 33, y: 44.5 }],
    2: [
      { x: 27.6, y: 48.4 },
      { x: 42.3, y: 31.2 },
    ],
    3: [
      { x: 22.4, y: 52 },
      { x: 36, y: 43.2 },
      { x: 43.6, y: 22.8 },
    ],
    4: [
      { x: 20.4, y: 52.6 },
      { x: 29.2, y: 47.8 },
      { x: 38, y: 39.6 },
      { x: 46.8, y: 26 },
    ],
  },
  square: {
    1: [{ x: 35, y: 40 }],
    2: [
      { x: 33.5, y: 47 },
      { x: 44, y: 26.4 },
    ],
    3: [
      { x: 28, y: 51 },
      { x: 42.5, y: 36 },
      { x: 44.5, y: 17.5 },
    ],
    4: [
      { x: 28, y: 51.6 },
      { x: 44.6, y: 43.8 },
      { x: 32, y: 33.4 },
      { x: 45.5, y: 24.2 },
    ],
  },
};

export function boxAnchor(canvas: Canvas, side: 'left' | 'right', index: number, count: number): Point {
  const table = anchors[canvas.shape === 'square' ? 'square' : 'long'];
  const point = table[Math.min(4, count)]?.[index] ?? { x: 40, y: 30 };
  const drawn = drawnIn(canvas, canvas.shape === 'square' ? { ...point, x: Math.min(point.x, 42.4) } : point);
  return side === 'right' ? drawn : { x: -drawn.x, y: drawn.y };
}

// Positions of seats along each side of the rail, from bottom to top. They leave room for your cards and for the
// dealer.
const shares: Record<number, number[]> = {
  0: [],
  1: [0.25],
  2: [0.17, 0.33],
  3: [0.145, 0.25, 0.355],
  4: [0.13, 0.21, 0.29, 0.37],
};

export function railSeat(canvas: Canvas, index: number, count: number): Point {
  const others = count - 1;
  const side = shares[Math.floor(others / 2)] ?? shares[4] ?? [];
  const top = others % 2 === 1 ? [0.5] : [];
  const all = [...side, ...top, ...side.map((share) => 1 - share).reverse()];
  return onRail(canvas, all[index - 1] ?? 0.5);
}

// A poker table is a stadium: two half circles joined by straight lines. A seat is placed by its distance along the
// rail, clockwise from the bottom.
function onRail(canvas: Canvas, share: number): Point {
  const width = canvas.width - 17.5;
  const height = canvas.height - 14.6;
  const radius = Math.min(width, height) / 2;
  const across = Math.max(0, width - 2 * radius); // straight, along the top and the bottom
  const down = Math.max(0, height - 2 * radius);
  const middle = canvas.height / 2;
  const quarter = (Math.PI * radius) / 2;
  const whole = 2 * across + 2 * down + 4 * quarter;
  const isLeft = share <= 0.5;
  let way = (isLeft ? share : 1 - share) * whole; // up the left side from the bottom
  const mirrored = (x: number, y: number): Point => ({ x: isLeft ? x : -x, y });
  if (way <= across / 2) return mirrored(-way, middle + height / 2);
  way -= across / 2;
  if (way <= quarter) {
    const angle = way / radius;
    return mirrored(-across / 2 - radius * Math.sin(angle), middle + down / 2 + radius * Math.cos(angle));
  }
  way -= quarter;
  if (way <= down) return mirrored(-width / 2, middle + down / 2 - way);
  way -= down;
  if (way <= quarter) {
    const angle = way / radius;
    return mirrored(-across / 2 - radius * Math.cos(angle), middle - down / 2 - radius * Math.sin(angle));
  }
  way -= quarter;
  return mirrored(-across / 2 + way, middle - height / 2);
}

// On a phone the seats form two columns with up to three seats above the board and one below it on each side, and
// one at the top. Values are shares of the height, from your seat upwards.
const phoneRows = [0.645, 0.33, 0.215, 0.1];
const phoneSides: Record<number, number[]> = { 0: [], 1: [1], 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3] };
const topRow = 3;

export function phoneSeat(canvas: Canvas, index: number, count: number): Point {
  const others = count - 1;
  const side = phoneSides[Math.min(4, Math.floor(others / 2))] ?? [];
  const all = [
    ...side.map((row) => ({ column: -1, row })),
    ...(others % 2 === 1 ? [{ column: 0, row: topRow }] : []),
    ...side.map((row) => ({ column: 1, row })).reverse(),
  ];
  const { column, row } = all[index - 1] ?? { column: 0, row: topRow };
  return { x: column * 13.4, y: (phoneRows[row] ?? 0.5) * canvas.height };
}

// In a short window up to two seats stand on each side and the others in a row at the top.
export function shortSeat(canvas: Canvas, index: number, count: number): Point {
  const others = count - 1;
  const down = Math.min(2, others === 1 ? 0 : others < 4 ? 1 : Math.floor(others / 3));
  const across = others - 2 * down;
  const edge = canvas.width / 2 - 5.8;
  const pitch = Math.min(15, (2 * edge) / Math.max(1, across - 1));
  const rows = down === 2 ? [33.4, 19.4] : [24];
  const all = [
    ...rows.slice(0, down).map((y) => ({ x: -edge, y })),
    ...Array.from({ length: across }, (_, at) => ({ x: (at - (across - 1) / 2) * pitch, y: 5.6 })),
    ...rows
      .slice(0, down)
      .map((y) => ({ x: edge, y }))
      .reverse(),
  ];
  return all[index - 1] ?? { x: 0, y: 5.6 };
}
