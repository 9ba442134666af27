// The poker games whose equity the house counts, as it names them.
import type { EquityGame, EquityGames } from '../protocol/api';

// The first where the name is none.
export function equityGame(rules: EquityGames, name: string): EquityGame {
  const game = rules.games.find((one) => one.game === name) ?? rules.games[0];
  if (!game) throw new Error('the server has no poker games');
  return game;
}

export const boardSize = (rules: EquityGames): number => Math.max(...rules.board_sizes);
