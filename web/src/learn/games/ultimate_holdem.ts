// Ultimate Texas Hold'em (UTH).
import type { Guide } from '../guide';
import { bet, exampleRound, faceDown, hand } from '../rounds';

const { you, board, end } = exampleRound('ultimate_holdem');
const staked = [bet('ante', 1000), bet('blind', 1000), bet('trips', 500)];
const dealt = [hand('Dealer', faceDown(2)), hand('You', you)];
const flop = board.slice(0, 3);

export const guide: Guide = {
  game: 'ultimate_holdem',
  title: "Ultimate Texas Hold'em",
  book: 'UTH',
  inShort: "Hold'em against the dealer. You raise once: the earlier you raise, the more you may bet.",
  goal: 'Make a better five-card hand than the dealer from your two cards and the five on the board.',
  steps: [
    {
      title: 'Ante and Blind',
      text: 'Bet the same amount on Ante and on Blind. Trips and Jackpot are optional.',
      clause: 'UTH 3.8',
    },
    {
      title: 'Two cards',
      text: 'See your two cards. Raise 4 or 3 times your Ante on Play, or check.',
      clause: 'UTH 3.36(a)',
    },
    {
      title: 'Flop',
      text: 'Three cards for everyone. If you checked, raise 2 times your Ante, or check again.',
      clause: 'UTH 3.36(b)',
    },
    {
      title: 'Turn and river',
      text: 'Two more cards. If you have not raised yet, bet once your Ante or fold.',
      clause: 'UTH 3.36(c)',
    },
    {
      title: 'Showdown',
      text: 'The better five cards of seven win. Equal hands push.',
      clause: 'UTH 4.13',
    },
  ],
  qualifies: {
    text: 'The dealer needs a pair or better. If not, your Ante pushes; your Play bet is settled all the same.',
    clause: 'UTH 3.9(c)',
  },
  details: [
    {
      text: 'Blind pays only for a straight or better. When you win with less, it pushes.',
      clause: 'UTH 3.14(c)',
    },
    { text: 'You raise once in a round. After that you only watch.', clause: 'UTH 3.37' },
    {
      text: 'Trips looks at your own hand alone. It stays alive if you fold on the river, but not before.',
      clause: 'UTH 3.20',
    },
  ],
  rankings: ['five'],
  advice: [
    'Raise 4 times with any ace, any pair of threes or better, and the kings, queens and jacks on the card. Never 3 times.',
    'On the flop raise 2 times with two pair, a pair that uses your own cards, or four to a flush with a 10 or better.',
    'On the river bet once with a pair of your own or better, or when fewer than 21 cards beat you. Otherwise fold.',
  ],
  card: [
    {
      when: 'Before the flop',
      rows: [
        { row: 'pair', hand: 'A pair of threes or better', decision: 'play_4x' },
        { row: 'ace', hand: 'Any ace', decision: 'play_4x' },
        { row: 'king', hand: 'K-5 or better; suited: any king', decision: 'play_4x' },
        { row: 'queen', hand: 'Q-8 or better; suited: Q-6', decision: 'play_4x' },
        { row: 'jack', hand: 'J-10; suited: J-8', decision: 'play_4x' },
        { row: 'check', hand: 'Everything else', decision: 'check' },
      ],
    },
    {
      when: 'On the flop',
      rows: [
        { row: 'flop_two_pair', hand: 'Two pair or better', decision: 'play_2x' },
        {
          row: 'flop_pair',
          hand: 'A pair that uses one of your cards, or a pocket pair above deuces',
          decision: 'play_2x',
        },
        {
          row: 'flop_flush',
          hand: 'Four to a flush, with a 10 or better of it in your hand',
          decision: 'play_2x',
        },
        { row: 'flop_check', hand: 'Everything else', decision: 'check' },
      ],
    },
    {
      when: 'On the river',
      rows: [
        { row: 'river_pair', hand: 'A pair that uses one of your cards, or better', decision: 'play_1x' },
        {
          row: 'river_outs',
          hand: "Fewer than 21 single cards in the dealer's hand would beat you",
          decision: 'play_1x',
        },
        { row: 'river_fold', hand: 'Everything else', decision: 'fold' },
      ],
    },
  ],
  starting: [],
  origin: { kind: 'solver', strategy: 'practical' },
  example: [
    { says: 'You bet $10 on Ante, $10 on Blind and $5 on Trips.', hands: [], bets: staked },
    { says: 'Nine-eight is not a raise before the flop: you check.', hands: dealt, bets: staked },
    {
      says: 'The flop pairs your nine. A pair of your own raises 2 times: $20 on Play.',
      hands: dealt,
      board: flop,
      bets: [...staked, bet('play', 2000)],
    },
    {
      says: 'Turn and river change nothing for you.',
      hands: dealt,
      board,
      bets: [...staked, bet('play', 2000)],
    },
    end('The dealer paired the king. It was the right raise, and it lost this time.'),
  ],
  hints: [
    { wager: 'ante', text: 'Tap Ante to bet. Blind takes the same amount.' },
    { wager: 'trips', text: 'Optional: Trips wins if your own hand is three of a kind or better.' },
  ],
};
