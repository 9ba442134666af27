// Divides an amount into chips for drawing. The amount is always shown in figures too.
export const chipValues = [100_000, 50_000, 10_000, 2_500, 500, 100] as const; // cents
export type ChipValue = (typeof chipValues)[number] | 'cents';

const maxChips = 8;

// Returns the fewest chips for an amount, the largest first and at most `most`. An amount below a dollar is one
// chip.
export function chipsFor(cents: number, most = maxChips): ChipValue[] {
  const chips: ChipValue[] = [];
  let left = Math.max(0, Math.trunc(cents));
  for (const value of chipValues) {
    for (; left >= value && chips.length < most; left -= value) chips.push(value);
  }
  if (left > 0 && left < 100 && chips.length < most) chips.push('cents');
  return chips;
}
