// Maps a game to the layout of its felt.
import type { BankedLayout } from '../felt/layout';
import type { GameId } from '../protocol/messages';
import { caribbeanStud } from './caribbean_stud';
import { crownHoldem } from './crown_holdem';
import { threeCard } from './three_card';
import { ultimateHoldem } from './ultimate_holdem';
import { wildAruba } from './wild_aruba';

export { poker } from './poker';

// A new game does not compile without a line here. The games of the poker room share one layout.
const banked: Record<GameId, BankedLayout | undefined> = {
  three_card: threeCard,
  caribbean_stud: caribbeanStud,
  wild_aruba: wildAruba,
  ultimate_holdem: ultimateHoldem,
  crown_holdem: crownHoldem,
  holdem: undefined,
  pineapple: undefined,
  crazy_pineapple: undefined,
  crazy_pineapple_hilo: undefined,
  holdem_hilo: undefined,
  omaha: undefined,
  omaha_hilo: undefined,
};

// Returns undefined at a poker table, and at a table without a sign, which has no game yet.
export const bankedLayout = (game: GameId | null): BankedLayout | undefined =>
  game === null ? undefined : banked[game];
