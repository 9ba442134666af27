// Wild Aruba Stud: the felt of Caribbean Stud; every two is wild. The Instant Winner has no spot.
import type { BankedLayout } from '../felt/layout';
import { caribbeanStud } from './caribbean_stud';

export const wildAruba: BankedLayout = { ...caribbeanStud, wildRank: '2' };
