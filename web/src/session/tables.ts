// The state of a watched table, message by message. Pure, so that tests can play messages through it.
import type { LogLine, TableChanged, TableSnapshot } from '../protocol/messages';

// This is a class because Svelte does not make the fields of class instances reactive: a table changes as a whole.
export class TableState {
  constructor(
    readonly shown: TableSnapshot,
    readonly previous: TableSnapshot | undefined, // the snapshot before: things on the felt move from there
    readonly lines: LogLine[], // of this round, and of the last one until something happens in this one
    readonly skew: number, // milliseconds from the clock of this machine to the server's
  ) {}
}

const keptLines = 200;

// Returns the table after a message. The server sends a sign and the list of prizes only when they change.
export function withTable(
  before: TableState | undefined,
  { table, is_first, lines }: Pick<TableChanged, 'table' | 'is_first' | 'lines'>,
  now: number,
): TableState {
  const kept = is_first || !before ? [] : before.lines;
  if (before && table.sign.version === 0) table.sign = before.shown.sign;
  if (before?.shown.jackpot && table.jackpot && table.jackpot.prizes.length === 0) {
    table.jackpot.prizes = before.shown.jackpot.prizes;
    table.jackpot.tables = before.shown.jackpot.tables;
  }
  return new TableState(
    table,
    is_first ? undefined : before?.shown,
    [...kept, ...lines].slice(-keptLines),
    table.now / 1000 - now,
  );
}
