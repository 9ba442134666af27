// Returns the amounts of a text in cents: "Bet $15, returned $1,005.50" -> [1500, 100550].
export function dollarsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+)(?:\.(\d\d))?/g)].map(
    ([, whole = '0', cents = '0']) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
  );
}
