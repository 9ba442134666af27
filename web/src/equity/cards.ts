// Cards in what people type. A text is either cards one after another, or a range, which only the
// house can read.
export const ranks = 'AKQJT98765432';
export const suits = 'shdc';

export const everyCard: readonly string[] = Array.from(suits).flatMap((suit) =>
  Array.from(ranks, (rank) => rank + suit),
);

// "as 10H,kd" -> ["As", "Th", "Kd"]; nothing where something else is in it.
export function cardsIn(text: string): string[] | undefined {
  const plain = text.replaceAll('10', 'T').replace(/[\s,]+/g, '');
  if (!/^([2-9tjqka][cdhs])*$/i.test(plain)) return undefined;
  return (plain.match(/../g) ?? []).map(
    (card) => card.charAt(0).toUpperCase() + card.charAt(1).toLowerCase(),
  );
}

// How a field is kept: cards without spaces, a range as it was typed.
export function tidied(text: string): string {
  return cardsIn(text)?.join('') ?? text.trim();
}

// What is typed so far: a card whose suit is still to come is not wrong yet.
export function isUnfinished(text: string): boolean {
  return /^([2-9tjqka][cdhs])*[2-9tjqka]$/i.test(text.replaceAll('10', 'T').replace(/[\s,]+/g, ''));
}
