// Hold'em Hi-Lo, eight qualifier (CP).
import { faceDown, hand } from '../rounds';
import { anyFive, pokerGuide, moment, won } from './poker_guide';

const you = hand('You', ['Ah', '3h']);
const ana = hand('Ana', faceDown(2));
const board = ['Kh', '7c', '4d', '2s', '9c'];

export const guide = pokerGuide({
  game: 'holdem_hilo',
  title: "Hold'em Hi-Lo",
  inShort: "Hold'em with a split pot: half for the best high hand, half for the best low.",
  goal: 'Win the high half, the low half, or both of them.',
  cards: 'two',
  isHighLow: true,
  showdown: anyFive('CP 8.20.4(b)'),
  details: [
    { text: 'You may use different cards for high and for low, and win both.', clause: 'CP 8.20.4(b)(iii)' },
  ],
  advice: [
    'Play for the whole pot. Hands that can only win half of it lose money against few opponents.',
    "Aces are worth more than at Hold'em: they count high and low.",
    'A low needs three low cards on the board, so with two cards of your own it comes less often than you think.',
  ],
  starting: [
    { name: 'Premium', hands: 'Aces, ace-2 suited, ace-3 suited, kings', play: 'Raise' },
    { name: 'Strong', hands: 'Ace-king, ace-2 to ace-5, queens, jacks', play: 'Raise if no one has' },
    { name: 'Speculative', hands: 'Suited aces, 3-2 to 5-4 suited, small pairs', play: 'Small prices' },
    { name: 'The rest', hands: 'Middle cards such as 10-8 or 9-7', play: 'Fold' },
  ],
  example: [
    moment('Ace-three of hearts. You raise to $6 and Ana calls.', 15, [ana, you]),
    moment(
      'Two low cards on the flop: any 2, 5, 6 or 8 makes your low. You call $8.',
      31,
      [ana, you],
      board.slice(0, 3),
    ),
    moment('The 2 makes 7-4-3-2-A. Ana bets $16 and you call.', 63, [ana, you], board.slice(0, 4)),
    moment('Both of you check the river.', 63, [ana, you], board),
    won(
      "Ana's three kings win the high half, your low the other: $31.50 each, less the rake.",
      63,
      [hand('Ana', ['Ks', 'Kd'], 'High: three kings'), hand('You', ['Ah', '3h'], 'Low: 7-4-3-2-A')],
      board,
      31.5,
    ),
  ],
});
