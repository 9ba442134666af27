// The layout that a game defines: positions and sizes of the spots of a box. Everything else is the same for all
// games.
import type { Point } from './canvas';

export type Form = 'circle' | 'diamond' | 'square';

// side: label, amount and flags to the right · line: label and amount in one line, flags below · swap: label and
// amount in one line, after settlement label and flags · lines: the label, below it amount or flags · amount:
// amount or flags without a label · none
export type Caption = 'side' | 'line' | 'swap' | 'lines' | 'amount' | 'none';

export interface SpotText {
  wager: string;
  label: string; // in a caption
  print: string; // in the ring while it is empty
  form: Form;
  level: number; // of a jackpot that has levels; 0: it has none
}

export interface SpotPlace extends SpotText, Point {
  size: number;
  caption: Caption;
}

export interface Fan {
  width: number; // of a card
  step: number; // from one card to the next
}

export const handSpan = ({ step, width }: Fan, count: number): number => step * (count - 1) + width;

// Positions in a box are relative to the centre line and the top of the canvas, or to the name plate for other
// players.
export interface BoxPlace {
  spots: SpotPlace[];
  equals: (Point & { size: number }) | undefined; // the equals sign between two wagers
  hand: Point & Fan;
}

export interface BankedLayout {
  yours: BoxPlace;
  turnplate: { y: number; width: number; height: number };
  other: BoxPlace;
  phone: BoxPlace & { height: number }; // your own on a phone, relative to the top of its area
  dealer: Fan & { y: number };
  phoneDealer: Fan;
  board: (Fan & { y: number; labels: string[] }) | undefined;
  printed: string; // the wager whose pay table is printed on the felt
  joined: string[]; // wagers that are always placed together
  wildRank: string; // "": none
}

export interface PokerLayout {
  yours: Record<number, Fan>; // by the number of cards
  others: Record<number, Fan>;
  phone: Record<number, Fan>;
  board: Fan;
  phoneBoard: Fan;
  short: Record<number, Fan>;
  shortBoard: Fan;
}

export function spot(
  wager: string,
  label: string,
  print: string,
  form: Form = 'circle',
  level = 0,
): SpotText {
  return { wager, label, print, form, level };
}

interface RowPlace {
  y: number;
  size: number;
  pitch: number;
  caption: Caption;
  x?: number; // its middle
}

// Spots side by side.
export function row(spots: SpotText[], { x = 0, y, size, pitch, caption }: RowPlace): SpotPlace[] {
  const left = x - (pitch * (spots.length - 1)) / 2;
  return spots.map((text, index) => ({ ...text, x: left + pitch * index, y, size, caption }));
}

// Spots below one another, from the top.
export function column(
  spots: SpotText[],
  { x, y, size, pitch }: { x: number; y: number; size: number; pitch: number },
): SpotPlace[] {
  return spots.map((text, index) => ({ ...text, x, y: y + pitch * index, size, caption: 'side' }));
}

// Returns the box smaller and a little away from its plate, for a crowded table. Text does not shrink with it, so
// the captions keep their room.
export function scaled(box: BoxPlace, by: number, up: number): BoxPlace {
  const point = <P extends Point>(at: P): P => ({ ...at, x: at.x * by, y: at.y * by - up });
  const words = (1 - by) * 3;
  return {
    spots: box.spots.map((each) => ({ ...point(each), y: each.y * by - up - words, size: each.size * by })),
    equals: box.equals && { ...point(box.equals), size: box.equals.size * by },
    hand: { ...point(box.hand), width: box.hand.width * by, step: box.hand.step * by },
  };
}
