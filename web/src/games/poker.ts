// The seven games of the poker room differ in how many cards are held.
import type { PokerLayout } from '../felt/layout';

export const poker: PokerLayout = {
  yours: {
    2: { width: 6.7, step: 7.3 },
    3: { width: 6.7, step: 7.3 },
    4: { width: 6.3, step: 6.9 },
  },
  others: {
    2: { width: 3.6, step: 2.2 },
    3: { width: 3.6, step: 1.8 },
    4: { width: 3.5, step: 1.6 },
  },
  phone: {
    2: { width: 8.2, step: 8.9 },
    3: { width: 8.2, step: 8.9 },
    4: { width: 7.7, step: 8.4 },
  },
  board: { width: 6.7, step: 7.4 },
  phoneBoard: { width: 6.1, step: 6.7 },
  short: {
    2: { width: 6.6, step: 7.1 },
    3: { width: 6.6, step: 7.1 },
    4: { width: 6.4, step: 6.9 },
  },
  shortBoard: { width: 5.3, step: 5.8 },
};
