// Crown Hold'em: jackpot levels and the two Extras, under them the wagers as the round runs.
import { row, spot, type BankedLayout } from '../felt/layout';

const first = [
  spot('jackpot', 'Level 1', 'J1', 'square', 1),
  spot('jackpot', 'Level 2', 'J2', 'square', 2),
  spot('dealer_poker_extra', 'Dealer Extra', 'DE', 'diamond'),
  spot('player_poker_extra', 'Player Extra', 'PE', 'diamond'),
];
const second = [
  spot('ante', 'Ante', 'A'),
  spot('flop', 'Flop', '2×'),
  spot('turn', 'Turn', '1×'),
  spot('river', 'River', '1×'),
];

export const crownHoldem: BankedLayout = {
  yours: {
    spots: [
      ...row(first, { y: 30.9, size: 4.3, pitch: 7.9, caption: 'lines' }),
      ...row(second, { y: 39.2, size: 4.7, pitch: 7.9, caption: 'swap' }),
    ],
    equals: undefined,
    hand: { x: 0, y: 49.4, width: 6.1, step: 6.7 },
  },
  turnplate: { y: 41.5, width: 32.8, height: 26.4 },
  other: {
    spots: [
      ...row(first, { y: -14.5, size: 2.8, pitch: 3.8, caption: 'amount' }),
      ...row(second, { y: -9.6, size: 2.8, pitch: 3.8, caption: 'amount' }),
    ],
    equals: undefined,
    hand: { x: 0, y: -3.9, width: 3.3, step: 2.2 },
  },
  phone: {
    spots: [
      ...row(first, { y: 2.9, size: 4.5, pitch: 9.2, caption: 'lines' }),
      ...row(second, { y: 12.1, size: 6.2, pitch: 9.2, caption: 'swap' }),
    ],
    equals: undefined,
    hand: { x: 0, y: 23.2, width: 8, step: 8.7 },
    height: 29.2,
  },
  dealer: { y: 8, width: 5, step: 5.5 },
  phoneDealer: { width: 4.4, step: 4.9 },
  board: { y: 20.2, width: 6.1, step: 6.8, labels: ['Flop', 'Flop', 'Flop', 'Turn', 'River'] },
  printed: 'poker_extra',
  joined: [],
  wildRank: '',
};
