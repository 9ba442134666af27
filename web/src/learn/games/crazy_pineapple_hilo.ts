// Crazy Pineapple Hi-Lo, eight qualifier (CP).
import { faceDown, hand } from '../rounds';
import { anyFive, pokerGuide, moment, won } from './poker_guide';

const three = hand('You', ['As', '2d', 'Qc']);
const two = hand('You', ['As', '2d']);
const board = ['7h', '5c', 'Kd', '4s', 'Kh'];

export const guide = pokerGuide({
  game: 'crazy_pineapple_hilo',
  title: "Crazy Pineapple Hold'em Hi-Lo",
  inShort: 'Crazy Pineapple with a split pot: half for the best high hand, half for the best low.',
  goal: 'Win the high half, the low half, or both of them.',
  cards: 'three',
  discard: 'after the flop',
  isHighLow: true,
  showdown: anyFive('CP 8.20.4(b)'),
  details: [
    { text: 'You may use different cards for high and for low, and win both.', clause: 'CP 8.20.4(b)(iii)' },
    { text: 'You throw one of your three cards away after the bets on the flop.', clause: 'CP 8.18.4' },
  ],
  advice: [
    'Play for the whole pot: half a pot, less the rake, is often little more than your own chips.',
    'An ace with a 2 or 3 is the heart of a good hand. Low alone is not enough against two opponents with the same low.',
    'With no low card on the flop, low hands need both of the last two cards: let them go.',
  ],
  starting: [
    { name: 'Premium', hands: "Ace-2 with a 3, another ace, or a card of the ace's suit", play: 'Raise' },
    {
      name: 'Strong',
      hands: 'Ace-2 or ace-3 with any card; aces; kings with a suited ace',
      play: 'Raise or call',
    },
    {
      name: 'Speculative',
      hands: 'Three cards from ace to 5; three high cards with two suited',
      play: 'Small prices',
    },
    { name: 'The rest', hands: 'Middle cards such as 9-8-7', play: 'Fold' },
  ],
  example: [
    moment('Ace, two and a queen. You call, and so does Ben: $12 in the pot.', 12, [
      hand('Ben', faceDown(3)),
      three,
    ]),
    moment(
      "Two low cards on the flop: one more makes your low. You call Ben's $8.",
      28,
      [hand('Ben', faceDown(3)), three],
      board.slice(0, 3),
    ),
    moment(
      'One card goes: you throw the queen away and keep ace-two.',
      28,
      [hand('Ben', faceDown(2)), two],
      board.slice(0, 3),
    ),
    moment(
      'The four makes the low 7-5-4-2-A. Ben bets $16 and you call.',
      60,
      [hand('Ben', faceDown(2)), two],
      board,
    ),
    won(
      "Ben's kings win the high half, your 7-5-4-2-A the low half: $30 each, less the rake.",
      60,
      [hand('Ben', ['Kc', 'Jc'], 'High: three kings'), hand('You', ['As', '2d'], 'Low: 7-5-4-2-A')],
      board,
      30,
    ),
  ],
});
