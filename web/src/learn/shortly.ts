// One line about each game, for lists. The guides themselves are fetched one by one.
import type { GameId } from '../protocol/messages';

export const shortly: Record<GameId, string> = {
  three_card: 'Three cards, one decision. The dealer needs queen high.',
  caribbean_stud: "Five cards, one of the dealer's face up. The dealer needs ace-king.",
  wild_aruba: 'Caribbean Stud with wild twos. The dealer needs a pair of eights.',
  ultimate_holdem: 'Raise once: 4 times your Ante early, once at the end. The dealer needs a pair.',
  crown_holdem: 'Pay to see the flop, then bet or check. The Ante pays from a flush.',
  holdem: 'Two cards of your own and five on the board.',
  pineapple: 'Three cards; throw one away before the flop.',
  crazy_pineapple: 'Three cards; throw one away after the flop.',
  crazy_pineapple_hilo: 'Crazy Pineapple for high and low: the pot is split.',
  holdem_hilo: "Hold'em for high and low: the pot is split.",
  omaha: 'Four cards; exactly two of them count.',
  omaha_hilo: 'Omaha for high and low: the pot is split.',
};
