// The strategies of `baize analyse --strategies` in words, from good to bad; figures.json has what each costs.
import type { GameId } from '../protocol/messages';
import { houseFigures } from './figures';

const words: Partial<Record<GameId, Record<string, string>>> = {
  three_card: {
    best: 'Play Q-6-4 or better',
    queen: 'Play queen high or better',
    always: 'Play every hand',
  },
  caribbean_stud: {
    up_card: "Follow the card of this game, with the dealer's card",
    practical: 'Bet A-K-J-8-3 or better',
    pairs: 'Bet a pair or better',
    always: 'Bet every hand',
  },
  wild_aruba: {
    up_card: "Follow the card of this game, with the dealer's card",
    practical: 'Bet a pair of tens or better',
    instant: 'The same, but take every Instant Winner',
    no_instant: 'The same, but never take the Instant Winner',
    always: 'Bet every hand',
  },
  ultimate_holdem: {
    practical: 'Follow the card of this game',
    never_raise_early: 'Always check to the river',
    always: 'Raise 4× with every hand',
  },
  crown_holdem: {
    practical: 'Follow the card of this game',
    always: 'Make every wager with every hand',
    cautious:
      'Bet the Flop with a pair, an ace, a king or two high cards; later only with two pair or better',
  },
};

export interface Thumb {
  name: string;
  words: string;
  edge: number; // per cent of the Ante
  cost: number; // against perfect play
}

// Returns the strategies with the first pay tables of the book, the cheapest first.
export function thumbsOf(game: GameId): Thumb[] {
  const named = words[game] ?? {};
  return Object.entries(houseFigures(game)?.strategies ?? {})
    .flatMap(([name, { edge, cost }]) => {
      const text = named[name];
      return text === undefined ? [] : [{ name, words: text, edge, cost }];
    })
    .sort((one, other) => one.cost - other.cost);
}
