// Wild Aruba Stud (CS, chapter 12).
import type { Guide } from '../guide';
import { bet, exampleRound, faceDown, hand } from '../rounds';

const { dealer, you, end } = exampleRound('wild_aruba');
const staked = [bet('ante', 1000)];
const dealt = [hand('Dealer', [dealer[0] ?? null, ...faceDown(4)]), hand('You', you)];

export const guide: Guide = {
  game: 'wild_aruba',
  title: 'Wild Aruba Stud',
  book: 'CS',
  inShort:
    "Caribbean Stud with wild twos. One of the dealer's five cards is face up; bet twice your Ante or fold.",
  goal: "Beat the dealer's five cards. A 2 stands for any card that makes the hand better, for you and for the dealer.",
  steps: [
    { title: 'Ante', text: 'Bet on Ante before the deal, and on Jackpot if you like.', clause: 'CS 5.4' },
    { title: 'Look', text: "Five cards each. You see your own and one of the dealer's.", clause: 'CS 7.3.3' },
    {
      title: 'Bet or fold',
      text: 'Bet exactly twice your Ante, or fold. A straight flush or better may be taken as an Instant Winner.',
      clause: 'CS 12.8.1',
    },
    {
      title: 'Showdown',
      text: 'If the dealer qualifies, the better hand wins Ante and Bet. Equal hands get both back.',
      clause: 'CS 12.6.2',
    },
  ],
  qualifies: {
    text: 'The dealer needs a pair of eights or better. If not, your Ante wins even money and your Bet comes back.',
    clause: 'CS 12.6.1',
  },
  details: [
    { text: 'Every 2 is wild. A hand with twos ties the same hand without.', clause: 'CS 12.4.1' },
    { text: 'Five of a kind exists here: it needs at least one 2.', clause: 'CS 12.5.1(a)' },
    {
      text: 'An Instant Winner is paid at once, at odds on the Ante, and gives up the Bet.',
      clause: 'CS 12.8.3',
    },
  ],
  rankings: ['wild'],
  advice: [
    'Against a 3 to 7, bet every hand: the dealer often fails to qualify.',
    'Against an 8 to jack, bet a pair as high as that card. Against a queen, king or ace, bet queens, or jacks with a 2.',
    'Against a 2, bet only aces or better. Take the Instant Winner against a 3 to 7 only.',
  ],
  card: [
    {
      when: 'The dealer shows a 3 to 7',
      rows: [{ row: 'low', hand: 'Every hand', decision: 'bet' }],
    },
    {
      when: 'The dealer shows an 8, 9, 10 or jack',
      rows: [
        { row: 'middle', hand: "A pair as high as the dealer's card, or better", decision: 'bet' },
        { row: 'middle_fold', hand: 'Anything lower', decision: 'fold' },
      ],
    },
    {
      when: 'The dealer shows a queen, king or ace',
      rows: [
        { row: 'high', hand: 'A pair of queens or better; jacks if one of them is a 2', decision: 'bet' },
        { row: 'high_fold', hand: 'Anything lower', decision: 'fold' },
      ],
    },
    {
      when: 'The dealer shows a 2',
      rows: [
        { row: 'two', hand: 'A pair of aces or better', decision: 'bet' },
        { row: 'two_fold', hand: 'Anything lower', decision: 'fold' },
      ],
    },
    {
      when: 'You have a straight flush or better',
      rows: [
        { row: 'instant', hand: 'Against a 3 to 7', decision: 'instant_winner' },
        {
          row: 'wait',
          hand: 'Against any other card, and always with a natural royal flush',
          decision: 'bet',
        },
      ],
    },
  ],
  starting: [],
  origin: { kind: 'solver', strategy: 'up_card' },
  example: [
    { says: 'You bet $10 on Ante.', hands: [], bets: staked },
    {
      says: 'The dealer shows a king. Your 2 is wild: with two jacks it makes three of a kind.',
      hands: dealt,
      bets: staked,
    },
    {
      says: 'Better than queens, so you bet twice the Ante: $20.',
      hands: dealt,
      bets: [...staked, bet('bet', 2000)],
    },
    end('The dealer has nines, which qualify. Three jacks win Ante and Bet.'),
  ],
  hints: [
    { wager: 'ante', text: 'Tap Ante to bet that you beat the dealer. Twos are wild.' },
    { wager: 'jackpot', text: 'Optional: the Jackpot pays for a big hand, even if the dealer beats it.' },
  ],
};
