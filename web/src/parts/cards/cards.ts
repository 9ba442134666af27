// Cards as the house writes them ("Kh", "Td") and as people say them.
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

// "king of hearts"; null: "face-down card". What is no card is said as it stands.
export function cardName(card: string | null): string {
  if (card === null) return 'face-down card';
  const rank = rankNames[card.slice(0, 1)];
  const suit = suitNames[card.slice(1)];
  return rank && suit ? `${rank} of ${suit}` : card;
}

// "10", "K": as it is printed.
export function rankPrinted(card: string): string {
  return card.startsWith('T') ? '10' : card.slice(0, 1);
}

export function suitOf(card: string): string {
  return card.slice(1, 2);
}
