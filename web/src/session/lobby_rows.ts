// The lobby, message by message. The server sends all rows first and then only changed ones.
import type { LobbyView, LobbyUpdated } from '../protocol/messages';

// Returns the rows with the changed ones replaced or added, in the order of their numbers.
function withRows<Row>(before: Row[], changed: Row[], number: (row: Row) => number): Row[] {
  if (changed.length === 0) return before;
  const rows = new Map([...before, ...changed].map((row) => [number(row), row]));
  return [...rows.values()].sort((a, b) => number(a) - number(b));
}

export function withLobby(before: LobbyView, message: LobbyUpdated): LobbyView {
  return {
    tables: withRows(before.tables, message.tables, (row) => row.table),
    jackpots: withRows(before.jackpots, message.jackpots, (row) => row.system),
    people: message.people,
  };
}
