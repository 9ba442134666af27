import { describe, expect, it } from 'vitest';

import { addressOf } from '../src/lobby/address';
import { gamesOf, gameTitle } from '../src/lobby/games';
import {
  actionOf,
  isWanted,
  keepOrder,
  limits,
  mineInOrder,
  quickSeat,
  seatsInWords,
  sorted,
} from '../src/lobby/rows';
import type { GameId, TableRow } from '../src/protocol/messages';
import { mine, tables } from './fixtures/lobby';

const all = { game: '', show: 'all', words: '', sort: 'game' } as const;
const byNumber = (table: number): TableRow => {
  const row = tables.find((one) => one.table === table);
  if (!row) throw new Error(`no table ${table}`);
  return row;
};

describe('the order of tables', () => {
  it('is by game, then money before practice, then stakes', () => {
    expect(keepOrder([], tables).slice(0, 4)).toEqual([3, 4, 5, 14]);
  });

  it("begins with one's own tables", () => {
    expect(keepOrder([], tables, mine).slice(0, 3)).toEqual([14, 11, 3]);
    const turn = { table: 7, seat: 1, list_place: 0, is_your_turn: true, chips: 0 };
    const later = { table: 5, seat: 2, list_place: 0, is_your_turn: false, chips: 0 };
    const inLine = { table: 2, seat: 0, list_place: 1, is_your_turn: false, chips: 0 };
    expect(mineInOrder([inLine, later, turn]).map((one) => one.table)).toEqual([7, 5, 2]);
  });

  it('stays while tables change, disappear and appear', () => {
    const order = keepOrder([], tables);
    const changed = tables
      .filter((row) => row.table !== 15)
      .map((row) => (row.table === 14 ? { ...row, minimum: 1_000_000 } : row));
    const added = { ...byNumber(14), table: 99, minimum: 100 };
    const later = keepOrder(order, [added, ...changed]);
    expect(later).toEqual([...order.filter((table) => table !== 15), 99]);
  });
});

describe('sorting', () => {
  it('by stakes begins with the lowest, and keeps the order of equal tables', () => {
    const rows = sorted(tables, 'stakes');
    expect(rows.map((row) => row.minimum)).toEqual(tables.map((row) => row.minimum).sort((a, b) => a - b));
    expect(sorted(tables, 'game')).toEqual(tables);
  });

  it('by free seats begins with the emptiest table', () => {
    const free = sorted(tables, 'seats').map((row) => Math.max(0, row.seats - row.taken - row.held));
    expect(free).toEqual([...free].sort((a, b) => b - a));
  });

  it('is part of the address', () => {
    expect(addressOf({ ...all, sort: 'stakes' })).toBe('/?sort=stakes');
    expect(addressOf(all)).toBe('/');
  });
});

describe('a quick seat', () => {
  const row = (more: Partial<TableRow>): TableRow => ({
    ...byNumber(14),
    chips: 'play',
    is_open: true,
    seats: 6,
    taken: 2,
    held: 0,
    waiting: 0,
    minimum: 500,
    ...more,
  });
  const funds = { money: 1_000, play: 1_000 };
  const table = (...rows: TableRow[]): number | undefined => quickSeat(rows, funds)?.table;

  it('is at the cheapest table with company', () => {
    expect(
      table(row({ table: 1, minimum: 800 }), row({ table: 2 }), row({ table: 3, minimum: 100, taken: 0 })),
    ).toBe(2);
  });

  it('is never at a full or closed table, or one with a waiting list', () => {
    expect(
      table(
        row({ table: 1, taken: 6 }),
        row({ table: 2, is_open: false }),
        row({ table: 3, taken: 5, held: 1 }),
        row({ table: 4, waiting: 1 }),
      ),
    ).toBeUndefined();
  });

  it('is one that the person can afford', () => {
    expect(table(row({ table: 1, minimum: 2_000 }))).toBeUndefined();
    expect(quickSeat([row({ table: 1, chips: 'money' })], { money: 0, play: 1_000 })).toBeUndefined();
  });
});

describe('the filter of the lobby', () => {
  const shown = (wanted: Partial<typeof all> | object): number[] =>
    tables.filter((row) => isWanted(row, { ...all, ...wanted })).map((row) => row.table);

  it('shows all tables at first', () => {
    expect(shown({})).toHaveLength(tables.length);
  });

  it('shows neither full nor closed tables under open seats', () => {
    const open = shown({ show: 'open' });
    expect(open).not.toContain(3);
    expect(open).not.toContain(18);
    expect(open).toContain(7);
  });

  it('shows tables with practice chips under practice', () => {
    expect(shown({ show: 'practice' })).toEqual([16, 5, 33]);
  });

  it('requires every word in any case, also in limits and numbers', () => {
    expect(shown({ words: 'TABLE 31' })).toEqual([31]);
    expect(shown({ words: "hold'em $200" })).toContain(7);
    expect(shown({ words: 'caribbean omaha' })).toEqual([]);
  });
});

describe('a row', () => {
  it('offers what can be done there', () => {
    expect(actionOf(byNumber(14), mine[0])).toBe('open');
    expect(actionOf(byNumber(14), undefined)).toBe('sit_down');
    expect(actionOf(byNumber(3), undefined)).toBe('join_list');
    expect(actionOf(byNumber(18), undefined)).toBe('closed');
    expect(actionOf(byNumber(11), mine[1])).toBe('leave_list');
    expect(actionOf({ ...byNumber(11), taken: 5 }, mine[1])).toBe('open');
  });

  it('does not count a held seat as free', () => {
    const row = { ...byNumber(14), seats: 6, taken: 5, held: 1 };
    expect(actionOf(row, undefined)).toBe('join_list');
    expect(seatsInWords(row, undefined)).toMatch(/^all 6 taken/);
  });

  it('counts seats, bots and those who wait', () => {
    expect(seatsInWords(byNumber(14), mine[0])).toBe('1 of 6 free · 2 bots · you, seat 4');
    expect(seatsInWords(byNumber(16), undefined)).toBe('5 of 6 free · 1 bot');
    expect(seatsInWords(byNumber(11), mine[1])).toBe(
      'all 6 taken · 2 bots · 3 waiting · you, number 2 in line',
    );
  });

  it('says its limits', () => {
    expect(limits(byNumber(7))).toBe('$200 – $1,000');
    expect(limits({ ...byNumber(7), maximum: 0 })).toBe('from $200');
  });
});

describe('the list of games', () => {
  it('has the games with tables, counted, those against the dealer first', () => {
    const listed = gamesOf([{ table: 1, game: 'gin' as GameId, title: 'Gin' }, ...tables]);
    expect(listed[0]).toEqual({
      game: 'three_card',
      title: 'Three Card Poker',
      isAgainstDealer: true,
      count: 3,
    });
    expect(listed.find((game) => !game.isAgainstDealer)).toMatchObject({
      game: 'gin' as GameId,
      title: 'Gin',
    });
    expect(listed.some((game) => game.game === 'crazy_pineapple')).toBe(false);
  });

  it('names a game as its tables do', () => {
    expect(gameTitle(tables, 'ultimate_holdem')).toBe("Ultimate Texas Hold'em");
    expect(gameTitle([], 'crazy_pineapple')).toBe('crazy pineapple');
  });
});

it('the address contains the filter', () => {
  expect(addressOf(all)).toBe('/');
  expect(addressOf({ ...all, game: 'omaha', show: 'open', words: '$1 / $2' })).toBe(
    '/?game=omaha&show=open&q=%241+%2F+%242',
  );
});
