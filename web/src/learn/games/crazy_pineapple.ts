// Crazy Pineapple Hold'em (CP).
import { faceDown, hand } from '../rounds';
import { anyFive, pokerGuide, moment, won } from './poker_guide';

const three = hand('You', ['Jh', 'Th', '4s']);
const two = hand('You', ['Jh', 'Th']);
const board = ['Qc', '8h', '2h', '9d', '3c'];

export const guide = pokerGuide({
  game: 'crazy_pineapple',
  title: "Crazy Pineapple Hold'em",
  inShort: "Hold'em with three cards. You keep all of them to the flop and throw one away after its bets.",
  goal: 'Win the pot with the best five-card hand, or by a bet that no one calls.',
  cards: 'three',
  discard: 'after the flop',
  showdown: anyFive('CP 8.20.4(a)'),
  details: [
    { text: 'You choose your discard after the bets on the flop, not before them.', clause: 'CP 8.18.4' },
  ],
  advice: [
    'Everyone sees the flop with three cards: expect two pair, sets, straights and flushes.',
    'Start with three cards that work together, so that many flops help you.',
    'After the flop keep what can become the best hand, not just the best hand now.',
  ],
  starting: [
    {
      name: 'Premium',
      hands: 'Aces, kings or queens with a third card that is suited or near',
      play: 'Raise',
    },
    { name: 'Strong', hands: 'A-K-Q, K-Q-J or Q-J-10 with two suited', play: 'Raise or call' },
    {
      name: 'Speculative',
      hands: 'A pair with a suited ace; three in a row such as 9-8-7',
      play: 'Late seats and small prices',
    },
    { name: 'The rest', hands: 'Three cards with gaps and three suits', play: 'Fold' },
  ],
  example: [
    moment('Jack-ten of hearts and a four. You call, and so does Ana: $12 in the pot.', 12, [
      hand('Ana', faceDown(3)),
      three,
    ]),
    moment(
      "Two hearts on the flop: any heart makes a flush, any nine a straight. You call Ana's $8.",
      28,
      [hand('Ana', faceDown(3)), three],
      board.slice(0, 3),
    ),
    moment(
      'Now one card goes. You throw the four away.',
      28,
      [hand('Ana', faceDown(2)), two],
      board.slice(0, 3),
    ),
    moment(
      'The nine on the turn makes your straight. You bet $20 and Ana calls.',
      68,
      [hand('Ana', faceDown(2)), two],
      board.slice(0, 4),
    ),
    won(
      'Your straight beats a pair of queens: you win the pot, less the rake.',
      68,
      [hand('Ana', ['Ks', 'Qd'], 'Pair of queens'), hand('You', ['Jh', 'Th'], 'Straight, queen high')],
      board,
    ),
  ],
});
