// Recognises cards in typed text. A text is a sequence of cards or a range; only the server parses ranges.
export const ranks = 'AKQJT98765432';
export const suits = 'shdc';

export const everyCard: readonly string[] = Array.from(suits).flatMap((suit) =>
  Array.from(ranks, (rank) => rank + suit),
);

// Returns "as 10H,kd" as ["As", "Th", "Kd"], or undefined if the text contains anything else.
export function cardsIn(text: string): string[] | undefined {
  const plain = text.replaceAll('10', 'T').replace(/[\s,]+/g, '');
  if (!/^([2-9tjqka][cdhs])*$/i.test(plain)) return undefined;
  return (plain.match(/../g) ?? []).map(
    (card) => card.charAt(0).toUpperCase() + card.charAt(1).toLowerCase(),
  );
}

// Returns the text to store: cards without spaces, a range as it was typed.
export function tidied(text: string): string {
  return cardsIn(text)?.join('') ?? text.trim();
}

// Returns whether the text ends in a card without its suit.
export function isUnfinished(text: string): boolean {
  return /^([2-9tjqka][cdhs])*[2-9tjqka]$/i.test(text.replaceAll('10', 'T').replace(/[\s,]+/g, ''));
}
