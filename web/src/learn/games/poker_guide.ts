// The parts that the guides of the seven poker games share: the structure of a hand, and moments of an example.
import type { GameId } from '../../protocol/messages';
import type { Frame, FrameHand, Guide, HandGroup, Said, Step } from '../guide';
import { bet } from '../rounds';
import type { RankingName } from '../rankings';

type Discard = 'none' | 'before the flop' | 'after the flop';

export interface PokerGame {
  game: GameId;
  title: string;
  inShort: string;
  goal: string;
  cards: 'two' | 'three' | 'four';
  discard?: Discard;
  showdown: Said;
  isHighLow?: boolean;
  details: Said[];
  advice: string[];
  starting: HandGroup[];
  example: Frame[];
}

const clauseOfDeal = { two: 'CP 8.16.1(a)', three: 'CP 8.16.1(b)', four: 'CP 8.16.1(c)' };

function stepsOf({ cards, discard = 'none', showdown }: PokerGame): Step[] {
  const throwAway = discard === 'none' ? '' : ' Then everyone still in throws one card away.';
  return [
    {
      title: 'Blinds',
      text: 'The two players left of the button post the small and the big blind.',
      clause: 'CP 8.9.2',
    },
    { title: 'Deal', text: `Everyone gets ${cards} cards that only they see.`, clause: clauseOfDeal[cards] },
    {
      title: 'First bets',
      text: `From left of the big blind: call, raise or fold.${discard === 'before the flop' ? throwAway : ''}`,
      clause: discard === 'before the flop' ? 'CP 8.17.4' : 'CP 8.17.1',
    },
    {
      title: 'Flop',
      text: `Three cards face up for everyone, and bets from left of the button.${discard === 'after the flop' ? throwAway : ''}`,
      clause: discard === 'after the flop' ? 'CP 8.18.4' : 'CP 8.18.1',
    },
    {
      title: 'Turn and river',
      text: 'A fourth and a fifth card, each followed by a round of bets.',
      clause: 'CP 8.19.1',
    },
    { title: 'Showdown', ...showdown },
  ];
}

const everyTable: Said[] = [
  {
    text: 'You play against each other. The house takes only the rake, which is on the sign of the table.',
    clause: 'CP 7.1',
  },
  { text: 'If everyone else folds, you win the pot without showing.', clause: 'CP 8.17.3(a)' },
  {
    text: 'You play with the chips on the table. All in, you can win as much from each player as you put in.',
    clause: 'CP 6.16.1',
  },
];

const rankingsOf = ({ isHighLow }: PokerGame): RankingName[] => (isHighLow ? ['five', 'low'] : ['five']);

export function pokerGuide(of: PokerGame): Guide {
  const { game, title, inShort, goal, advice, starting, example } = of;
  return {
    game,
    title,
    book: 'CP',
    inShort,
    goal,
    steps: stepsOf(of),
    ...(of.isHighLow ? { qualifies: lowQualifies } : {}),
    details: [...of.details, ...everyTable],
    rankings: rankingsOf(of),
    advice,
    card: [],
    starting,
    origin: { kind: 'rule_of_thumb' },
    example,
    hints: [],
  };
}

const lowQualifies: Said = {
  text: 'A low hand is five different cards, none above an 8; aces are low, and straights and flushes do not spoil it. Without one, the high hand takes the whole pot.',
  clause: 'CP 3.2.2(k)',
};

// A moment of an example; the pot is in dollars.
export const moment = (says: string, pot: number, hands: FrameHand[], board: string[] = []): Frame => ({
  says,
  hands,
  board,
  bets: [bet('pot', pot * 100)],
});

export const won = (says: string, pot: number, hands: FrameHand[], board: string[], share = pot): Frame => ({
  says,
  hands,
  board,
  bets: [{ spot: 'pot', amount: pot * 100, result: 'win', paid: share * 100 }],
});

export const anyFive = (clause: string): Said => ({
  text: 'The best five of your own cards and the board win. You may use both of yours, one or none.',
  clause,
});

export const twoOfFour = (clause: string): Said => ({
  text: 'The best hand of exactly two of your four cards and three of the board wins.',
  clause,
});
