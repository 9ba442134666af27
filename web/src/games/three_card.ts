// Three Card Poker: a column of three, the Ante a diamond. The Ante Bonus has no spot.
import { column, spot, type BankedLayout } from '../felt/layout';

const spots = [
  spot('pair_plus', 'Pair Plus', 'PP'),
  spot('ante', 'Ante', 'A', 'diamond'),
  spot('play', 'Play', 'P'),
];

export const threeCard: BankedLayout = {
  yours: {
    spots: column(spots, { x: -3.6, y: 29.6, size: 4.6, pitch: 5.3 }),
    equals: undefined,
    hand: { x: 0, y: 49.6, width: 6.2, step: 6.8 },
  },
  turnplate: { y: 40.9, width: 25, height: 28 },
  other: {
    spots: column(spots, { x: -2.7, y: -16.6, size: 3.15, pitch: 3.65 }),
    equals: undefined,
    hand: { x: 0, y: -4.4, width: 4, step: 2.35 },
  },
  phone: {
    spots: column(spots, { x: -7, y: 3.2, size: 5.4, pitch: 6.1 }),
    equals: undefined,
    hand: { x: 0, y: 24.6, width: 8.2, step: 8.9 },
    height: 31,
  },
  dealer: { y: 9.4, width: 6.2, step: 6.8 },
  phoneDealer: { width: 5.6, step: 6.1 },
  board: undefined,
  printed: 'ante_bonus',
  joined: [],
  wildRank: '',
};
