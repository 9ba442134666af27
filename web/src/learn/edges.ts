// The edge of each wager at a table, or with the pay tables chosen on a page.
import type { GameId, SignView } from '../protocol/messages';
import { wagerName } from '../text/names';
import { figures, houseFigures, type Edges } from './figures';

export interface WagerEdge {
  wager: string;
  name: string;
  edge: number | undefined; // per cent; undefined: the table's own odds, which no book has
}

// The line of a sign whose setting changes the edge of its game. [I-4]
export const settingLine = "The Blind loses to a better dealer's hand that does not qualify";

const mainGame: Partial<Record<GameId, string>> = {
  three_card: 'Ante and Play',
  caribbean_stud: 'Ante and Bet',
  wild_aruba: 'Ante and Bet',
  ultimate_holdem: 'Ante, Blind and Play',
  crown_holdem: 'Ante, Flop, Turn and River',
};

// `tables` has the name of the chosen table by wager that it pays: { pair_plus: 'A' }.
export function edgesOf(game: GameId, tables: Record<string, string>, hasSetting = false): WagerEdge[] {
  const known = houseFigures(game);
  if (!known) return [{ wager: 'flop_chase', name: wagerName('flop_chase'), edge: figures.flop_chase }];
  const edges: Edges = hasSetting ? (known.with_setting ?? known.edges) : known.edges;
  return Object.entries(edges).map(([wager, { by, at }]) => ({
    wager,
    name: wager === 'ante' ? (mainGame[game] ?? wagerName(wager)) : wagerName(wager),
    edge: at[by === '' ? '' : (tables[by] ?? '')],
  }));
}

// Returns the least edge of the main game over the pay tables of the book, and whether there are several.
export function leastEdge(game: GameId): { edge: number; hasOthers: boolean } | undefined {
  const edges = Object.values(houseFigures(game)?.edges['ante']?.at ?? {});
  return edges.length > 0 ? { edge: Math.min(...edges), hasOthers: edges.length > 1 } : undefined;
}

// Returns the edges at a table. A sign that does not offer Flop Chase has none to show.
export function edgesAt(game: GameId, sign: SignView): WagerEdge[] {
  const tables = Object.fromEntries(sign.pays.map(({ wager, table }) => [wager, table]));
  const edges = edgesOf(game, tables, sign.text.includes(settingLine));
  return edges.filter(({ wager }) => wager !== 'flop_chase' || 'flop_chase' in tables);
}
