// Selects and sorts the tables of the lobby, and chooses the action of each row. All functions are pure.
import { money } from '../format/money';
import type { MyTable, TableRow } from '../protocol/messages';
import { gamesOf } from './games';

export type Show = 'all' | 'open' | 'practice';
export type Sort = 'game' | 'stakes' | 'seats';

export interface Wanted {
  game: string; // "": all of them
  show: Show;
  words: string;
  sort: Sort;
}

// Compares tables by game in the order of the list of games, then by kind of chips and stakes.
function compareRows(a: TableRow, b: TableRow, places: ReadonlyMap<string, number>): number {
  return (
    (places.get(a.game) ?? 0) - (places.get(b.game) ?? 0) ||
    Number(a.chips === 'play') - Number(b.chips === 'play') ||
    a.minimum - b.minimum ||
    a.table - b.table
  );
}

// Sorts rows as the person wants; equal rows keep their order.
export function sorted(rows: readonly TableRow[], sort: Sort): TableRow[] {
  const list = [...rows];
  if (sort === 'stakes') list.sort((a, b) => a.minimum - b.minimum || a.maximum - b.maximum);
  if (sort === 'seats') list.sort((a, b) => freeSeats(b) - freeSeats(a));
  return list;
}

// Returns the table of a quick seat: one that the person can afford, with company but a free seat, at the lowest
// stakes.
export function quickSeat(
  rows: readonly TableRow[],
  money: Record<TableRow['chips'], number>,
): TableRow | undefined {
  const isEmpty = (row: TableRow): number => Number(row.taken === 0);
  const [best] = rows
    .filter((row) => hasOpenSeat(row) && row.waiting === 0 && row.minimum <= money[row.chips])
    .sort((a, b) => isEmpty(a) - isEmpty(b) || a.minimum - b.minimum || b.taken - a.taken);
  return best;
}

// Keeps existing rows in their places and appends new ones, so that rows never jump. At first a person's own tables
// lead.
export function keepOrder(
  order: readonly number[],
  tables: readonly TableRow[],
  mine: readonly MyTable[] = [],
): number[] {
  const own = new Set(mine.map((one) => one.table));
  const isOwn = (row: TableRow): number => Number(!own.has(row.table));
  const there = new Set(tables.map((table) => table.table));
  const kept = order.filter((table) => there.has(table));
  const known = new Set(kept);
  const places = new Map(gamesOf(tables).map(({ game }, index) => [game, index]));
  const added = tables
    .filter((table) => !known.has(table.table))
    .sort((a, b) => isOwn(a) - isOwn(b) || compareRows(a, b, places));
  return [...kept, ...added.map((table) => table.table)];
}

export function limits(row: TableRow): string {
  return row.maximum > row.minimum
    ? `${money(row.minimum)} – ${money(row.maximum)}`
    : `from ${money(row.minimum)}`;
}

// Seats that are held for a person are not free.
export const freeSeats = (row: TableRow): number => Math.max(0, row.seats - row.taken - row.held);

export function hasOpenSeat(row: TableRow): boolean {
  return row.is_open && freeSeats(row) > 0;
}

export function isWanted(row: TableRow, wanted: Wanted): boolean {
  if (wanted.game && row.game !== wanted.game) return false;
  if (wanted.show === 'open' && !hasOpenSeat(row)) return false;
  if (wanted.show === 'practice' && row.chips !== 'play') return false;
  const text = `table ${row.table} ${row.title} ${row.detail} ${limits(row)} ${row.chips === 'play' ? 'practice' : ''}`;
  const found = text.toLowerCase();
  return wanted.words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
}

export type RowAction = 'open' | 'sit_down' | 'join_list' | 'leave_list' | 'closed';

export function actionOf(row: TableRow, mine: MyTable | undefined): RowAction {
  if (mine && mine.seat > 0) return 'open';
  if (mine) return hasOpenSeat(row) ? 'open' : 'leave_list';
  if (!row.is_open) return 'closed';
  return hasOpenSeat(row) ? 'sit_down' : 'join_list';
}

// Sorts tables that wait for this person first, then seats, then waiting lists.
export function mineInOrder(mine: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.is_your_turn ? 0 : one.seat > 0 ? 1 : 2);
  return [...mine].sort((a, b) => rank(a) - rank(b) || a.table - b.table);
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

// Returns a text such as "1 of 6 free · 2 bots · 1 waiting · you, seat 4".
export function seatsInWords(row: TableRow, mine: MyTable | undefined): string {
  const free = freeSeats(row);
  const said = [free > 0 ? `${free} of ${row.seats} free` : `all ${row.seats} taken`];
  if (row.bots > 0) said.push(counted(row.bots, 'bot', 'bots'));
  if (row.waiting > 0) said.push(`${row.waiting} waiting`);
  if (mine && mine.seat > 0) said.push(`you, seat ${mine.seat}`);
  else if (mine && mine.list_place > 0) said.push(`you, number ${mine.list_place} in line`);
  return said.join(' · ');
}
