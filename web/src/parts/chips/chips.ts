// Chips are a picture of an amount: the amount itself always stands beside them in figures.
export const chipValues = [100_000, 50_000, 10_000, 2_500, 500, 100] as const; // cents
export type ChipValue = (typeof chipValues)[number] | 'cents';

const mostChips = 8;

// The fewest chips for an amount, the largest first; a tall pile shows its largest eight. What is
// less than a dollar is one chip, whatever it is.
export function chipsFor(cents: number): ChipValue[] {
  const chips: ChipValue[] = [];
  let left = Math.max(0, Math.trunc(cents));
  for (const value of chipValues) {
    for (; left >= value && chips.length < mostChips; left -= value) chips.push(value);
  }
  if (left > 0 && left < 100 && chips.length < mostChips) chips.push('cents');
  return chips;
}
