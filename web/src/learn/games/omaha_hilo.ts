// Omaha Hi-Lo, eight qualifier (CP).
import { faceDown, hand } from '../rounds';
import { pokerGuide, moment, twoOfFour, won } from './poker_guide';

const you = hand('You', ['Ah', '2h', 'Kd', '9c']);
const ben = hand('Ben', faceDown(4));
const board = ['Qh', '8c', '3s', '4d', 'Kh'];

export const guide = pokerGuide({
  game: 'omaha_hilo',
  title: 'Omaha Hi-Lo',
  inShort:
    'Omaha with a split pot: half for the best high hand, half for the best low. Two of your four cards for each.',
  goal: 'Win the high half, the low half, or both of them.',
  cards: 'four',
  isHighLow: true,
  showdown: twoOfFour('CP 8.20.4(d)'),
  details: [
    {
      text: 'Exactly two of your cards count for high, and two for low; they may be different ones.',
      clause: 'CP 8.20.4(d)(iii)',
    },
    { text: 'A low needs three low cards on the board.', clause: 'CP 8.20.4(d)(ii)' },
  ],
  advice: [
    'Play for the whole pot. An ace with a 2, and a second way to win, is what you wait for.',
    'If the board pairs your 2, your low may be gone: a third low card protects it.',
    'Two players often share the best low. Do not raise with nothing but ace-2.',
  ],
  starting: [
    { name: 'Premium', hands: 'Ace-ace-2-3, ace-ace-2, ace-2-3, the ace suited', play: 'Raise' },
    {
      name: 'Strong',
      hands: 'Ace-2 with two high cards or a suited ace; ace-3-4; aces',
      play: 'Raise or call',
    },
    { name: 'Speculative', hands: 'Four high cards such as K-Q-J-10; 2-3-4-5', play: 'Small prices' },
    { name: 'The rest', hands: 'Middle cards such as 9-8-7-6: second best both ways', play: 'Fold' },
  ],
  example: [
    moment('Ace-two of hearts with a king and a nine. You call, and so does Ben: $12 in the pot.', 12, [
      ben,
      you,
    ]),
    moment(
      "Two low cards on the flop: one more makes the best low. You call Ben's $8.",
      28,
      [ben, you],
      board.slice(0, 3),
    ),
    moment(
      'The 4 makes 8-4-3-2-A with your ace and two. Ben bets $16 and you call.',
      60,
      [ben, you],
      board.slice(0, 4),
    ),
    moment('The river gives you a pair of kings. Both of you check.', 60, [ben, you], board),
    won(
      "Ben's three queens win the high half, your low the other: $30 each, less the rake.",
      60,
      [
        hand('Ben', ['Qs', 'Qd', '7c', '6d'], 'High: three queens'),
        hand('You', ['Ah', '2h', 'Kd', '9c'], 'Low: 8-4-3-2-A'),
      ],
      board,
      30,
    ),
  ],
});
