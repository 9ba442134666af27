// Omaha (CP).
import { faceDown, hand } from '../rounds';
import { pokerGuide, moment, twoOfFour, won } from './poker_guide';

const you = hand('You', ['Tc', 'Td', 'Js', '9c']);
const ana = hand('Ana', faceDown(4));
const board = ['Ts', '7h', '2h', 'Kc', '3d'];

export const guide = pokerGuide({
  game: 'omaha',
  title: 'Omaha',
  inShort:
    'Four cards of your own and five on the board. Your hand is always two of yours and three of the board.',
  goal: 'Win the pot with the best five-card hand, or by a bet that no one calls.',
  cards: 'four',
  showdown: twoOfFour('CP 8.20.4(c)'),
  details: [
    {
      text: 'Exactly two of your cards count. With one heart in your hand, four on the board give you no flush.',
      clause: 'CP 8.20.4(c)',
    },
  ],
  advice: [
    'Four cards make six two-card hands: all four should work together. One idle card costs you half of them.',
    'Winning hands are big. Draw to the best straight and the best flush, not to the second best.',
    'Two pair or a bare pair of aces is seldom enough once the betting gets heavy.',
  ],
  starting: [
    { name: 'Premium', hands: 'Aces with two high or neighbouring cards, two suits twice', play: 'Raise' },
    {
      name: 'Strong',
      hands: 'Four in a row such as J-10-9-8; kings or queens with connected cards',
      play: 'Raise or call',
    },
    {
      name: 'Speculative',
      hands: 'Small rows such as 8-7-6-5; a pair with two suited neighbours',
      play: 'Late seats',
    },
    {
      name: 'The rest',
      hands: 'Three of a rank, small pairs, cards that do not belong together',
      play: 'Fold',
    },
  ],
  example: [
    moment("Tens, a jack and a nine. You call Ana's raise: $15 in the pot.", 15, [ana, you]),
    moment(
      'A third ten. Two tens of yours and one of the board: a set. You bet $12, Ana calls.',
      39,
      [ana, you],
      board.slice(0, 3),
    ),
    moment('A king. You bet $30 and Ana calls.', 99, [ana, you], board.slice(0, 4)),
    moment('The river brings no heart and no pair. Both of you check.', 99, [ana, you], board),
    won(
      'Ana drew to a flush and has a pair of kings. Your three tens win the pot, less the rake.',
      99,
      [
        hand('Ana', ['Ah', 'Kh', 'Qs', '8d'], 'Pair of kings'),
        hand('You', ['Tc', 'Td', 'Js', '9c'], 'Three tens'),
      ],
      board,
    ),
  ],
});
