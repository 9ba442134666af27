// A drill in words: what has happened before the decision, and what the figures are counted in.
import { decimal } from '../analysis/figures';
import type { GameId } from '../protocol/messages';
import type { TrainingAnswer } from '../protocol/api';

const before: Partial<Record<GameId, Record<number, string>>> = {
  three_card: { 0: 'Your Ante is bet.' },
  caribbean_stud: { 0: 'Your Ante is bet, and the dealer shows one card.' },
  wild_aruba: { 0: 'Your Ante is bet, and the dealer shows one card. Deuces are wild.' },
  ultimate_holdem: {
    0: 'Your Ante and Blind are bet.',
    3: 'Your Ante and Blind are bet. You checked before the flop.',
    5: 'Your Ante and Blind are bet. You checked twice.',
  },
  crown_holdem: {
    0: 'Your Ante is bet.',
    3: 'Your Ante and Flop Wager are bet.',
    4: 'Your Ante and Flop Wager are bet. You checked after the flop.',
  },
};

const blinds = (value: number): string => `${decimal(value, Number.isInteger(value) ? 0 : 1)} BB`;

export function situationText({ game, board, pot }: TrainingAnswer): string {
  if (!pot) return before[game]?.[board.length] ?? '';
  const all = `Your opponent is all in for ${blinds(pot.to_call)} and may hold any cards.`;
  return `${all} The pot is ${blinds(pot.pot)} with that bet.`;
}

export const unitName = (unit: string): string => (unit === 'ante' ? 'antes' : 'big blinds');

const streets: Record<number, string> = { 0: 'Before the flop', 3: 'Flop', 4: 'Turn', 5: 'River' };

export const boardName = (cards: number): string => streets[cards] ?? '';
