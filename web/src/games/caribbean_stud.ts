// Caribbean Stud: a row of three over five cards. The Bet is twice the Ante.
import { row, spot, type BankedLayout } from '../felt/layout';

const spots = [
  spot('jackpot', 'Jackpot', 'J', 'square'),
  spot('ante', 'Ante', 'A'),
  spot('bet', 'Bet', 'B', 'square'),
];

export const caribbeanStud: BankedLayout = {
  yours: {
    spots: row(spots, { y: 33.2, size: 4.8, pitch: 8.6, caption: 'line' }),
    equals: undefined,
    hand: { x: 0, y: 47, width: 5.7, step: 6.25 },
  },
  turnplate: { y: 41.2, width: 34.5, height: 23.4 },
  other: {
    spots: row(spots, { y: -9.9, size: 3.15, pitch: 4.2, caption: 'amount' }),
    equals: undefined,
    hand: { x: 0, y: -4, width: 3.5, step: 1.7 },
  },
  phone: {
    spots: row(spots, { y: 4, size: 6, pitch: 11, caption: 'lines' }),
    equals: undefined,
    hand: { x: 0, y: 17.4, width: 6.8, step: 7.3 },
    height: 23,
  },
  dealer: { y: 9, width: 5.4, step: 5.95 },
  phoneDealer: { width: 5.6, step: 6.1 },
  board: undefined,
  printed: 'bet',
  joined: [],
  wildRank: '',
};
