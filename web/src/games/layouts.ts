// Maps a game to the layout of its felt.
import type { BankedLayout } from '../felt/layout';
import { caribbeanStud } from './caribbean_stud';
import { crownHoldem } from './crown_holdem';
import { threeCard } from './three_card';
import { ultimateHoldem } from './ultimate_holdem';
import { wildAruba } from './wild_aruba';

export { poker } from './poker';

const banked: Record<string, BankedLayout> = {
  three_card: threeCard,
  caribbean_stud: caribbeanStud,
  wild_aruba: wildAruba,
  ultimate_holdem: ultimateHoldem,
  crown_holdem: crownHoldem,
};

export const bankedLayout = (game: string): BankedLayout | undefined => banked[game];
