// Turns names of the protocol into words.
import { rankNames } from '../parts/cards/cards';

// Returns words such as "Straight flush" for "straight_flush" and "Play 4×" for "play_4x".
export function inWords(name: string): string {
  if (name === 'odd_cards') return 'High card'; // the players' name for it
  const words = name.replaceAll('_', ' ').replace(/\b(\d+)x\b/g, '$1×');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// Returns hole cards in words for screen readers: "T9s" -> "ten nine suited", "77" -> "pair of sevens".
export function startingHandInWords(hand: string): string {
  const first = rankNames[hand[0] ?? ''] ?? hand;
  const second = rankNames[hand[1] ?? ''] ?? '';
  if (hand[0] === hand[1]) return `pair of ${first}${first === 'six' ? 'es' : 's'}`;
  return `${first} ${second} ${hand[2] === 's' ? 'suited' : 'off-suit'}`;
}

// Returns a label for the rules with one interpretation reversed, where its setting becomes `isOn`.
export function otherRules(reading: string, isOn: boolean): string {
  if (reading === 'I-4') return isOn ? 'Standard UTH rules' : 'Rules of this book';
  return `With ${reading} reversed`;
}
