// Looks up the poker games for which the server calculates equity.
import type { EquityGame, EquityGames } from '../protocol/api';

// Returns the first game if there is none of this name.
export function equityGame(rules: EquityGames, name: string): EquityGame {
  const game = rules.games.find((one) => one.game === name) ?? rules.games[0];
  if (!game) throw new Error('the server has no poker games');
  return game;
}

export const boardSize = (rules: EquityGames): number => Math.max(...rules.board_sizes);
