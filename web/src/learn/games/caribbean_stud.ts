// Caribbean Stud (CS).
import type { Guide } from '../guide';
import { bet, exampleRound, faceDown, hand } from '../rounds';

const { dealer, you, end } = exampleRound('caribbean_stud');
const staked = [bet('ante', 1000)];
const dealt = [hand('Dealer', [dealer[0] ?? null, ...faceDown(4)]), hand('You', you)];

export const guide: Guide = {
  game: 'caribbean_stud',
  title: 'Caribbean Stud',
  book: 'CS',
  inShort: "Five cards each, and one of the dealer's lies face up. Bet twice your Ante to go on, or fold.",
  goal: "Beat the dealer's five cards. The better your winning hand, the more your Bet pays.",
  steps: [
    { title: 'Ante', text: 'Bet on Ante before the deal, and on Jackpot if you like.', clause: 'CS 5.4' },
    {
      title: 'Look',
      text: "Five cards each. You see your own and one of the dealer's.",
      clause: 'CS 7.3.3',
    },
    {
      title: 'Bet or fold',
      text: 'Bet exactly twice your Ante, or fold and lose the Ante.',
      clause: 'CS 5.5',
    },
    {
      title: 'Showdown',
      text: 'If the dealer qualifies, the better hand wins Ante and Bet. Equal hands push.',
      clause: 'CS 7.6.3',
    },
  ],
  qualifies: {
    text: 'The dealer needs ace-king or better. If not, your Ante wins even money and your Bet comes back, whatever you hold.',
    clause: 'CS 7.6.2',
  },
  details: [
    {
      text: "The Bet's higher payouts count only when the dealer qualifies and you win.",
      clause: 'CS 5.9.1',
    },
    {
      text: 'A Jackpot bet is lost when you fold, but it does not need a winning hand.',
      clause: 'CS 5.8.1',
    },
    {
      text: 'A player with two boxes sees the cards of one; the other is played blind.',
      clause: 'CS 5.10.2',
    },
  ],
  rankings: ['five'],
  advice: [
    'Bet any pair or better. Fold anything below ace-king.',
    "Ace-king depends on the dealer's card: bet if it matches one of yours (2 to queen), or with a queen or jack against an ace or king.",
    'With ace-king-queen, also bet against a card lower than your fourth.',
  ],
  card: [
    {
      when: 'Your five cards',
      rows: [
        { row: 'pair', hand: 'A pair or better', decision: 'bet' },
        {
          row: 'match',
          hand: "Ace-king, and the dealer's 2 to queen matches one of your cards",
          decision: 'bet',
        },
        { row: 'high', hand: 'Ace-king with a queen or jack, against an ace or king', decision: 'bet' },
        {
          row: 'queen',
          hand: "Ace-king-queen, and the dealer's card matches none of yours and is below your fourth",
          decision: 'bet',
        },
        { row: 'fold', hand: 'Any other ace-king, and everything lower', decision: 'fold' },
      ],
    },
  ],
  starting: [],
  origin: { kind: 'solver', strategy: 'up_card' },
  example: [
    { says: 'You bet $10 on Ante.', hands: [], bets: staked },
    { says: 'Five cards each. The dealer shows an ace; you have two pair.', hands: dealt, bets: staked },
    {
      says: 'A pair or better always bets: twice the Ante, $20.',
      hands: dealt,
      bets: [...staked, bet('bet', 2000)],
    },
    end('The dealer has ace-king and qualifies. Your two pair wins, and the Bet is paid by the table.'),
  ],
  hints: [
    { wager: 'ante', text: 'Tap Ante to bet that you beat the dealer.' },
    { wager: 'jackpot', text: 'Optional: the Jackpot pays for a big hand, even if the dealer beats it.' },
  ],
};
