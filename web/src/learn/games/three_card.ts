// Three Card Poker (TCP).
import type { Guide } from '../guide';
import { bet, exampleRound, faceDown, hand } from '../rounds';

const { you, end } = exampleRound('three_card');
const staked = [bet('ante', 1000), bet('pair_plus', 500)];
const dealt = [hand('Dealer', faceDown(3)), hand('You', you)];

export const guide: Guide = {
  game: 'three_card',
  title: 'Three Card Poker',
  book: 'TCP',
  inShort: 'Three cards each. You see yours and decide once: play on with a second bet, or fold.',
  goal: "Beat the dealer's three cards. Pair Plus is a separate bet that your own cards hold a pair or better.",
  steps: [
    { title: 'Bet', text: 'Bet on Ante, on Pair Plus, or on both, before the deal.', clause: 'TCP 5.5' },
    {
      title: 'Look',
      text: 'You and the dealer get three cards each. You see only your own.',
      clause: 'TCP 7.3',
    },
    {
      title: 'Play or fold',
      text: 'Play with a bet equal to your Ante, or fold and lose the Ante.',
      clause: 'TCP 7.5.2',
    },
    {
      title: 'Showdown',
      text: "The dealer's cards are turned over. The better hand wins; equal hands push.",
      clause: 'TCP 5.10.2',
    },
  ],
  qualifies: {
    text: 'The dealer needs queen high or better. If not, your Ante wins even money and your Play bet comes back.',
    clause: 'TCP 5.10.1',
  },
  details: [
    { text: 'With three cards a straight beats a flush, because it is rarer.', clause: 'TCP 3.6.1' },
    {
      text: 'A straight or better earns the Ante Bonus when you play, even if the dealer wins.',
      clause: 'TCP 5.10.2(d)',
    },
    {
      text: "You may fold the Ante alone and keep Pair Plus. A plain fold gives up both, unless the table's sign says otherwise.",
      clause: 'TCP 7.5.2(b)',
    },
  ],
  rankings: ['three'],
  advice: [
    'Play queen-6-4 or better. Fold everything below it.',
    'Compare from the top: any pair, ace or king plays. With a queen, look at your second card, then your third.',
    'Pair Plus has no decision to make. Its edge depends on the pay table, so check that first.',
  ],
  card: [
    {
      when: 'Your three cards',
      rows: [
        { row: 'play', hand: 'Queen-6-4 or better', decision: 'play' },
        { row: 'fold', hand: 'Queen-6-3 or lower', decision: 'fold' },
      ],
    },
  ],
  starting: [],
  origin: { kind: 'solver', strategy: 'best' },
  example: [
    { says: 'You bet $10 on Ante and $5 on Pair Plus.', hands: [], bets: staked },
    { says: 'Three cards each. You have a flush, and no one else sees it.', hands: dealt, bets: staked },
    {
      says: 'A flush is far better than queen-6-4, so you play for another $10.',
      hands: dealt,
      bets: [...staked, bet('play', 1000)],
    },
    end('The dealer has queen high, which qualifies. Your flush wins on every spot.'),
  ],
  hints: [
    { wager: 'ante', text: 'Tap Ante to bet that you beat the dealer.' },
    { wager: 'pair_plus', text: 'Optional: Pair Plus wins if your own cards hold a pair or better.' },
  ],
};
