// Ultimate Texas Hold'em: jackpot levels and Trips, under them Ante = Blind and Play.
import { row, spot, type BankedLayout } from '../felt/layout';

const first = [
  spot('jackpot', 'Level 1', 'J1', 'square', 1),
  spot('jackpot', 'Level 2', 'J2', 'square', 2),
  spot('trips', 'Trips', 'T', 'diamond'),
];
const ante = spot('ante', 'Ante', 'A');
const blind = spot('blind', 'Blind', 'B');
const play = spot('play', 'Play', 'P');

export const ultimateHoldem: BankedLayout = {
  yours: {
    spots: [
      ...row(first, { y: 31.5, size: 4.5, pitch: 7.8, caption: 'swap' }),
      ...row([ante, blind, play], { y: 39.3, size: 4.6, pitch: 7.8, caption: 'swap' }),
    ],
    equals: { x: -3.9, y: 39.3, size: 1.7 },
    hand: { x: 0, y: 49.4, width: 6.1, step: 6.7 },
  },
  turnplate: { y: 41.5, width: 25.6, height: 26.4 },
  other: {
    spots: [
      ...row(first, { y: -15.3, size: 3.15, pitch: 3.9, caption: 'amount' }),
      ...row([ante, blind], { y: -10.1, size: 3.15, pitch: 5.3, caption: 'amount' }),
      ...row([play], { x: -3.4, y: -4.6, size: 3.15, pitch: 0, caption: 'amount' }),
    ],
    equals: { x: 0, y: -10.1, size: 1.3 },
    hand: { x: 2, y: -4.3, width: 3.3, step: 1.85 },
  },
  phone: {
    spots: [
      ...row(first, { y: 2.9, size: 4.6, pitch: 10, caption: 'lines' }),
      ...row([ante, blind, play], { y: 12.1, size: 6.2, pitch: 11, caption: 'swap' }),
    ],
    equals: { x: -5.5, y: 12.1, size: 1.9 },
    hand: { x: 0, y: 23.2, width: 8, step: 8.7 },
    height: 29.2,
  },
  dealer: { y: 8, width: 5, step: 5.5 },
  phoneDealer: { width: 4.4, step: 4.9 },
  board: { y: 20.2, width: 6.1, step: 6.8, labels: ['Flop', 'Flop', 'Flop', 'Turn', 'River'] },
  printed: 'blind',
  joined: ['ante', 'blind'],
  wildRank: '',
};
