// Pineapple Hold'em (CP).
import { faceDown, hand } from '../rounds';
import { anyFive, pokerGuide, moment, won } from './poker_guide';

const you = hand('You', ['Ah', 'Kd']);
const ben = hand('Ben', faceDown(2));
const board = ['Ks', '8d', '3c', '5h', '2d'];

export const guide = pokerGuide({
  game: 'pineapple',
  title: "Pineapple Hold'em",
  inShort: "Hold'em with a choice: you get three cards and throw one away before the flop.",
  goal: 'Win the pot with the best five-card hand, or by a bet that no one calls.',
  cards: 'three',
  discard: 'before the flop',
  showdown: anyFive('CP 8.20.4(a)'),
  details: [{ text: 'You see the first bets before you choose which card goes.', clause: 'CP 8.17.4' }],
  advice: [
    "Everyone keeps the best two of three, so winning hands are better than at Hold'em. Ask for more.",
    'Choose three cards that give you two good hands to choose between.',
    'Keep a big pair, else the two highest cards that are suited or next to each other.',
  ],
  starting: [
    { name: 'Premium', hands: 'Aces, kings or queens with any third card', play: 'Raise, and keep the pair' },
    {
      name: 'Strong',
      hands: 'Three high cards such as A-K-Q or K-Q-J, two of them suited',
      play: 'Raise or call',
    },
    {
      name: 'Speculative',
      hands: 'A middle pair with a suited ace; J-10-9 with two suited',
      play: 'Late seats and small prices',
    },
    { name: 'The rest', hands: 'Three cards with no two that belong together', play: 'Fold' },
  ],
  example: [
    moment('Ace, king and six. You raise to $6 and Ben, in the big blind, calls.', 13, [
      hand('Ben', faceDown(3)),
      hand('You', ['Ah', 'Kd', '6s']),
    ]),
    moment('Before the flop you both throw one card away. Yours is the six.', 13, [ben, you]),
    moment(
      'A pair of kings on the flop. Ben checks, you bet $8, he calls.',
      29,
      [ben, you],
      board.slice(0, 3),
    ),
    moment('Check, check on the turn; on the river Ben bets $10 and you call.', 49, [ben, you], board),
    won(
      'Both have a pair of kings. Your ace is the better kicker: you win the pot, less the rake.',
      49,
      [
        hand('Ben', ['Kc', 'Jc'], 'Pair of kings, jack kicker'),
        hand('You', ['Ah', 'Kd'], 'Pair of kings, ace kicker'),
      ],
      board,
    ),
  ],
});
