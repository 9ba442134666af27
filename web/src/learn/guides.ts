// The games in the order of the rulebooks, with their titles, and the guide of each, which is fetched when it is
// opened.
import type { GameId } from '../protocol/messages';
import type { Guide } from './guide';

type Loader = () => Promise<{ guide: Guide }>;

interface Listed {
  title: string;
  isAgainstDealer: boolean;
  load: Loader;
}

// A new game does not compile without a guide.
const listed: Record<GameId, Listed> = {
  three_card: {
    title: 'Three Card Poker',
    isAgainstDealer: true,
    load: () => import('./games/three_card'),
  },
  caribbean_stud: {
    title: 'Caribbean Stud',
    isAgainstDealer: true,
    load: () => import('./games/caribbean_stud'),
  },
  wild_aruba: { title: 'Wild Aruba Stud', isAgainstDealer: true, load: () => import('./games/wild_aruba') },
  ultimate_holdem: {
    title: "Ultimate Texas Hold'em",
    isAgainstDealer: true,
    load: () => import('./games/ultimate_holdem'),
  },
  crown_holdem: { title: "Crown Hold'em", isAgainstDealer: true, load: () => import('./games/crown_holdem') },
  holdem: { title: "Hold'em", isAgainstDealer: false, load: () => import('./games/holdem') },
  pineapple: { title: "Pineapple Hold'em", isAgainstDealer: false, load: () => import('./games/pineapple') },
  crazy_pineapple: {
    title: "Crazy Pineapple Hold'em",
    isAgainstDealer: false,
    load: () => import('./games/crazy_pineapple'),
  },
  crazy_pineapple_hilo: {
    title: "Crazy Pineapple Hold'em Hi-Lo",
    isAgainstDealer: false,
    load: () => import('./games/crazy_pineapple_hilo'),
  },
  holdem_hilo: {
    title: "Hold'em Hi-Lo",
    isAgainstDealer: false,
    load: () => import('./games/holdem_hilo'),
  },
  omaha: { title: 'Omaha', isAgainstDealer: false, load: () => import('./games/omaha') },
  omaha_hilo: { title: 'Omaha Hi-Lo', isAgainstDealer: false, load: () => import('./games/omaha_hilo') },
};

export const games = Object.keys(listed) as GameId[];

export const isGame = (name: string): name is GameId => name in listed;

export const titleOf = (game: GameId): string => listed[game].title;

export const isAgainstDealer = (game: GameId): boolean => listed[game].isAgainstDealer;

export const guidePath = (game: string): string => `/how-to-play/${game}`;

export async function guideOf(game: GameId): Promise<Guide> {
  return (await listed[game].load()).guide;
}
