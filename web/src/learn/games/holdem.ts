// Hold'em (CP).
import { faceDown, hand } from '../rounds';
import { anyFive, pokerGuide, moment, won } from './poker_guide';

const you = hand('You', ['Ah', 'Kd']);
const ben = hand('Ben', faceDown(2));
const board = ['Ks', '8d', '3c', '5h', '2d'];

export const guide = pokerGuide({
  game: 'holdem',
  title: "Hold'em",
  inShort:
    'Two cards of your own and five for everyone. The best five-card hand takes the pot, or the last player in it.',
  goal: 'Win the pot: with the best hand at the showdown, or by a bet that no one calls.',
  cards: 'two',
  showdown: anyFive('CP 8.20.4(a)'),
  details: [],
  advice: [
    'Play few hands, and raise with those you play. Fold most of what you are dealt.',
    'The later you act, the more you know: play more hands on the button than from the first seats.',
    'One pair is seldom worth all your chips. Slow down when a careful player raises on the turn or river.',
  ],
  starting: [
    { name: 'Premium', hands: 'Aces, kings, queens, ace-king', play: 'Raise from any seat, and raise again' },
    {
      name: 'Strong',
      hands: 'Jacks, tens, ace-queen, ace-jack and king-queen suited',
      play: 'Raise if no one has',
    },
    {
      name: 'Speculative',
      hands: 'Nines to twos, suited aces, suited neighbours such as 8-7',
      play: 'Late seats and small prices; go on when the flop helps',
    },
    { name: 'The rest', hands: 'Everything else', play: 'Fold' },
  ],
  example: [
    moment('You are on the button with ace-king and raise to $6. Ben, in the big blind, calls.', 13, [
      ben,
      you,
    ]),
    moment(
      'The flop gives you a pair of kings with the best kicker. Ben checks, you bet $8, he calls.',
      29,
      [ben, you],
      board.slice(0, 3),
    ),
    moment('Both of you check the turn.', 29, [ben, you], board.slice(0, 4)),
    moment('On the river Ben bets $10 and you call.', 49, [ben, you], board),
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
