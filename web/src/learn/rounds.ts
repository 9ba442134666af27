// The round that the example of a house game shows, as the program settled it, and short ways to write frames.
import { capital } from '../format/words';
import type { GameId } from '../protocol/messages';
import { houseFigures, type SettledRound } from './figures';
import type { Frame, FrameBet, FrameHand } from './guide';

export const bet = (spot: string, amount: number): FrameBet => ({ spot, amount });

export const faceDown = (count: number): null[] => new Array<null>(count).fill(null);

export const hand = (name: string, cards: (string | null)[], note = ''): FrameHand => ({
  name,
  cards,
  ...(note ? { note } : {}),
});

export interface ExampleRound {
  dealer: string[];
  you: string[];
  board: string[];
  end: (says: string) => Frame;
}

export function exampleRound(game: GameId): ExampleRound {
  const round = houseFigures(game)?.round;
  if (!round) throw new Error(`figures.json has no round of ${game}`);
  return {
    dealer: round.dealer.cards,
    you: round.you.cards,
    board: round.board,
    end: (says) => endOf(round, says),
  };
}

function endOf({ dealer, you, board, wagers }: SettledRound, says: string): Frame {
  const misses = dealer.qualifies === false ? ', does not qualify' : '';
  return {
    says,
    hands: [
      hand('Dealer', dealer.cards, capital(dealer.hand) + misses),
      hand('You', you.cards, capital(you.hand)),
    ],
    board,
    bets: Object.entries(wagers).map(([spot, { staked, result, paid }]) => ({
      spot,
      amount: staked,
      result,
      paid,
    })),
  };
}
