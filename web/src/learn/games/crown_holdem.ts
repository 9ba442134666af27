// Crown Hold'em (CH).
import type { Guide } from '../guide';
import { bet, exampleRound, faceDown, hand } from '../rounds';

const { you, board, end } = exampleRound('crown_holdem');
const ante = bet('ante', 1000);
const [flop, turn, river] = [bet('flop', 2000), bet('turn', 1000), bet('river', 1000)];
const dealt = [hand('Dealer', faceDown(2)), hand('You', you)];

export const guide: Guide = {
  game: 'crown_holdem',
  title: "Crown Hold'em",
  book: 'CH',
  inShort:
    "Hold'em against the dealer. Pay twice your Ante to see the flop; then bet on turn and river, or check.",
  goal: 'Make a better five-card hand than the dealer from your two cards and the five on the board.',
  steps: [
    { title: 'Ante', text: 'Bet on Ante. Poker Extras and Jackpot are optional.', clause: 'CH 3.3' },
    {
      title: 'Two cards',
      text: 'See your two cards. Bet twice your Ante on Flop, or fold and lose the Ante.',
      clause: 'CH 3.35',
    },
    {
      title: 'Flop',
      text: 'Three cards for everyone. Bet your Ante again on Turn, or check.',
      clause: 'CH 4.7',
    },
    { title: 'Turn', text: 'One more card. Bet your Ante on River, or check.', clause: 'CH 4.9' },
    {
      title: 'River and showdown',
      text: 'The better five cards of seven win Flop, Turn and River at even money. Equal hands push.',
      clause: 'CH 3.36',
    },
  ],
  qualifies: {
    text: 'The dealer always plays: there is nothing to qualify for. But your Ante is paid only when you win with a flush or better; with less it pushes.',
    clause: 'CH 3.6',
  },
  details: [
    { text: 'You fold only before the flop. After that checking is free.', clause: 'CH 4.4' },
    {
      text: "Dealer Poker Extra bets on the dealer's hand and Player Poker Extra on yours: two pair or better.",
      clause: 'CH 3.34',
    },
    { text: 'A Player Poker Extra is lost when you fold.', clause: 'CH 3.33' },
  ],
  rankings: ['five'],
  advice: [
    'See the flop with everything but 2-3 to 2-7 and 3-4 of two suits.',
    'Bet Turn and River with a pair of your own or better. Check low pairs when the board beats them.',
    'Turn also takes strong draws and high cards; River takes few. The card has them all.',
  ],
  card: [
    {
      when: 'Before the flop',
      rows: [
        { row: 'fold', hand: '2-3 to 2-7 and 3-4, of two suits', decision: 'fold' },
        { row: 'flop', hand: 'Everything else', decision: 'flop' },
      ],
    },
    {
      when: 'On the flop',
      rows: [
        {
          row: 'turn_pair',
          hand: 'A pair that uses one of your cards, or better. Not a pocket pair below all three ranks, nor the lowest pair on a flop of one suit',
          decision: 'turn',
        },
        {
          row: 'turn_flush',
          hand: 'Four to a flush, with an 8 or better of it in your hand',
          decision: 'turn',
        },
        { row: 'turn_ace', hand: 'A-10 or better, unless the flop is of one suit', decision: 'turn' },
        { row: 'turn_paired', hand: 'Any ace, or K-9 or better, when the flop is paired', decision: 'turn' },
        {
          row: 'turn_straight',
          hand: 'One card short of a straight, with an ace or with two cards from 10 up; open-ended, with a jack',
          decision: 'turn',
        },
        { row: 'turn_check', hand: 'Everything else', decision: 'check' },
      ],
    },
    {
      when: 'On the turn',
      rows: [
        {
          row: 'river_pair',
          hand: 'A pair that uses one of your cards, or better. Not a pocket pair below three ranks, the lowest pair against three of a suit, or one pair against four',
          decision: 'river',
        },
        {
          row: 'river_flush',
          hand: 'Four to a flush, with a king or better of it in your hand',
          decision: 'river',
        },
        {
          row: 'river_board',
          hand: 'An ace on a paired board, a king on two pair or trips, if no three are of a suit',
          decision: 'river',
        },
        { row: 'river_check', hand: 'Everything else', decision: 'check' },
      ],
    },
  ],
  starting: [],
  origin: { kind: 'solver', strategy: 'practical' },
  example: [
    { says: 'You bet $10 on Ante.', hands: [], bets: [ante] },
    { says: 'King-ten suited: you bet twice the Ante, $20, on Flop.', hands: dealt, bets: [ante, flop] },
    {
      says: 'The flop pairs your ten. You bet $10 on Turn.',
      hands: dealt,
      board: board.slice(0, 3),
      bets: [ante, flop, turn],
    },
    {
      says: 'The turn gives you two pair. You bet $10 on River.',
      hands: dealt,
      board: board.slice(0, 4),
      bets: [ante, flop, turn, river],
    },
    end('Two pair beats king high: Flop, Turn and River win. The Ante needs a flush, so it pushes.'),
  ],
  hints: [
    { wager: 'ante', text: 'Tap Ante to bet that you beat the dealer.' },
    {
      wager: 'player_poker_extra',
      text: 'Optional: Player Extra wins if your own hand is two pair or better.',
    },
    {
      wager: 'dealer_poker_extra',
      text: "Optional: Dealer Extra wins if the dealer's hand is two pair or better.",
    },
  ],
};
