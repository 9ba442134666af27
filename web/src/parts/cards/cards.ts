// Cards in the notation of the server ("Kh", "Td") and in words.
export const rankNames: Record<string, string> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

const suitNames: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

// Returns "king of hearts", or "face-down card" for null. An unknown text is returned unchanged.
export function cardName(card: string | null): string {
  if (card === null) return 'face-down card';
  const rank = rankNames[card.slice(0, 1)];
  const suit = suitNames[card.slice(1)];
  return rank && suit ? `${rank} of ${suit}` : card;
}

// Returns the printed rank: "10", "K".
export function rankPrinted(card: string): string {
  return card.startsWith('T') ? '10' : card.slice(0, 1);
}

export function suitOf(card: string): string {
  return card.slice(1, 2);
}
