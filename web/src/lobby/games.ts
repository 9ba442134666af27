// The games of the lobby. Their keys and titles are those of the tables, so a new game needs no entry here.
import { bankedLayout } from '../games/layouts';
import type { GameId, TableRow } from '../protocol/messages';

export interface Game {
  game: GameId;
  title: string;
  isAgainstDealer: boolean;
  count: number; // tables
}

type TitledTable = Pick<TableRow, 'table' | 'game' | 'title'>;

// Returns the games against the dealer, then the others, each group in the order of its first table.
export function gamesOf(tables: readonly TitledTable[]): Game[] {
  const games = new Map<GameId, Game & { firstTable: number }>();
  for (const { table, game, title } of tables) {
    const found = games.get(game);
    if (!found) {
      const isAgainstDealer = bankedLayout(game) !== undefined;
      games.set(game, { game, title, isAgainstDealer, count: 1, firstTable: table });
      continue;
    }
    found.count += 1;
    found.firstTable = Math.min(found.firstTable, table);
  }
  return [...games.values()]
    .sort(
      (one, other) =>
        Number(other.isAgainstDealer) - Number(one.isAgainstDealer) || one.firstTable - other.firstTable,
    )
    .map(({ game, title, isAgainstDealer, count }) => ({ game, title, isAgainstDealer, count }));
}

// Returns the title from the tables; a game without a table has only its key.
export const gameTitle = (tables: readonly TitledTable[], game: string): string =>
  tables.find((table) => table.game === game)?.title ?? game.replaceAll('_', ' ');
