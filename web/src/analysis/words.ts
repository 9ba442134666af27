// Names of the house as people say them.

// "straight_flush" -> "Straight flush", "play_4x" -> "Play 4×"
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/\b(\d+)x\b/g, '$1×');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// A hole-card pair in words, for readers: "T9s" -> "ten nine suited", "77" -> "pair of sevens".
export function startingHandInWords(hand: string): string {
  const first = rankWords[hand[0] ?? ''] ?? hand;
  const second = rankWords[hand[1] ?? ''] ?? '';
  if (hand[0] === hand[1]) return `pair of ${first}${first === 'six' ? 'es' : 's'}`;
  return `${first} ${second} ${hand[2] === 's' ? 'suited' : 'off-suit'}`;
}

const rankWords: Record<string, string> = {
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
