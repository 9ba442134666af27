// Which boxes a table has, and which of them is looked at from.
import type { BoxShown, TableShown } from '../protocol/messages';

export const boxOf = (shown: TableShown, number: number): BoxShown | undefined =>
  shown.banked?.boxes.find((each) => each.box === number);

// Every box there is, whether or not anything lies on it.
export function boxNumbers(shown: TableShown): number[] {
  const numbers = new Set(shown.seats.map((seat) => seat.seat));
  for (const box of shown.banked?.boxes ?? []) numbers.add(box.box);
  return [...numbers].sort((one, other) => one - other);
}

// Your own box, or else the middle one: it is large, as an invitation.
export function centreBox(shown: TableShown): number {
  const numbers = boxNumbers(shown);
  const own = shown.you?.seat ?? 0;
  if (numbers.includes(own)) return own;
  return numbers[Math.floor((numbers.length - 1) / 2)] ?? 1;
}
