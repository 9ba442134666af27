// Names of the house as people say them.
import { rankNames } from '../parts/cards/cards';

// "straight_flush" -> "Straight flush", "play_4x" -> "Play 4×"
export function inWords(name: string): string {
  if (name === 'odd_cards') return 'High card'; // as players call it
  const words = name.replaceAll('_', ' ').replace(/\b(\d+)x\b/g, '$1×');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// A hole-card pair in words, for readers: "T9s" -> "ten nine suited", "77" -> "pair of sevens".
export function startingHandInWords(hand: string): string {
  const first = rankNames[hand[0] ?? ''] ?? hand;
  const second = rankNames[hand[1] ?? ''] ?? '';
  if (hand[0] === hand[1]) return `pair of ${first}${first === 'six' ? 'es' : 's'}`;
  return `${first} ${second} ${hand[2] === 's' ? 'suited' : 'off-suit'}`;
}

// The rules with one reading the other way. `isOn`: what the setting would become.
export function otherRules(reading: string, isOn: boolean): string {
  if (reading === 'I-4') return isOn ? 'Standard UTH rules' : 'Rules of this book';
  return `With ${reading} the other way`;
}
