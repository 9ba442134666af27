// The boxes of a table, and the one at the bottom of the canvas.
import type { BoxView, TableSnapshot } from '../protocol/messages';

export const boxOf = (shown: TableSnapshot, number: number): BoxView | undefined =>
  shown.banked?.boxes.find((each) => each.box === number);

// Returns all boxes of the table, also empty ones.
export function boxNumbers(shown: TableSnapshot): number[] {
  const numbers = new Set(shown.seats.map((seat) => seat.seat));
  for (const box of shown.banked?.boxes ?? []) numbers.add(box.box);
  return [...numbers].sort((one, other) => one - other);
}

// Returns your own box, or else the middle one, which is drawn large as an invitation.
export function centreBox(shown: TableSnapshot): number {
  const numbers = boxNumbers(shown);
  const own = shown.you?.seat ?? 0;
  if (numbers.includes(own)) return own;
  return numbers[Math.floor((numbers.length - 1) / 2)] ?? 1;
}
