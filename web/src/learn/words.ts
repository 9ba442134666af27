// Words for what the guides show: decisions of strategy cards and percentages.
import { inWords } from '../analysis/words';

const decisions: Record<string, string> = {
  play_4x: 'Raise 4×',
  play_2x: 'Raise 2×',
  play_1x: 'Bet 1×',
  flop: 'Bet Flop',
  turn: 'Bet Turn',
  river: 'Bet River',
  instant_winner: 'Take it',
};

export const decisionWords = (decision: string): string => decisions[decision] ?? inWords(decision);

// Folds and checks are drawn more quietly than bets.
export const isBet = (decision: string): boolean => decision !== 'fold' && decision !== 'check';

const twoDigits = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDigit = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const percentText = (value: number): string => `${twoDigits.format(value)}%`;

export const shareText = (value: number): string => `${oneDigit.format(value)}%`;

// Returns "free" for a strategy that is perfect; a cost below a hundredth of a per cent is still a cost.
export function costText(cost: number): string {
  if (cost === 0) return 'It is perfect play: no other choice of hands does better.';
  const least = cost < 0.005 ? 'less than 0.01%' : percentText(cost);
  return `It costs ${least} of the Ante against perfect play.`;
}
