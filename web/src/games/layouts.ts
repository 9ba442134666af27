// Which felt a game is played on.
import type { BankedLayout } from '../felt/layout';
import { caribbeanStud } from './caribbean_stud/layout';
import { crownHoldem } from './crown_holdem/layout';
import { threeCard } from './three_card/layout';
import { ultimateHoldem } from './ultimate_holdem/layout';
import { wildAruba } from './wild_aruba/layout';

export { poker } from './poker/layout';

const banked: Record<string, BankedLayout> = {
  three_card: threeCard,
  caribbean_stud: caribbeanStud,
  wild_aruba: wildAruba,
  ultimate_holdem: ultimateHoldem,
  crown_holdem: crownHoldem,
};

export const bankedLayout = (game: string): BankedLayout | undefined => banked[game];
