// The streets up to a board: the same question with the board as it was then.
import type { EquityQuestion } from '../protocol/api';
import { cardsIn } from './cards';

const names: Record<number, string> = { 0: 'Pre-flop', 3: 'Flop', 4: 'Turn', 5: 'River' };

export const streetName = (cards: number): string => names[cards] ?? '';

// Returns the questions for the earlier streets, the first street first.
export function streetsBefore(question: EquityQuestion): EquityQuestion[] {
  const board = cardsIn(question.board) ?? [];
  return Object.keys(names)
    .map(Number)
    .filter((cards) => cards < board.length)
    .map((cards) => ({ ...question, board: board.slice(0, cards).join(''), makes: false }));
}
