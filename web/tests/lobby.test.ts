import { describe, expect, it } from 'vitest';

import { withLobby } from '../src/session/lobby_rows';
import { jackpots, tables } from './fixtures/lobby';

const rows = [...tables].sort((a, b) => a.table - b.table);
const lobby = { tables: rows, jackpots, people: 3 };

describe('the lobby', () => {
  it('replaces changed rows and keeps the others', () => {
    const [first, second, ...rest] = rows;
    if (!first || !second) throw new Error('too few tables');
    const changed = { ...second, taken: second.taken + 1 };
    const later = withLobby(lobby, { tables: [changed], jackpots: [], people: 4 });
    expect(later.tables).toEqual([first, changed, ...rest]);
    expect(later.tables[0]).toBe(first);
    expect(later.jackpots).toBe(jackpots);
    expect(later.people).toBe(4);
  });

  it('inserts a new table in order', () => {
    const [first, ...rest] = rows;
    if (!first) throw new Error('no table');
    const later = withLobby({ ...lobby, tables: rest }, { tables: [first], jackpots: [], people: 3 });
    expect(later.tables).toEqual(rows);
  });

  it('replaces a jackpot that has grown', () => {
    const [first, ...rest] = jackpots;
    if (!first) throw new Error('no jackpot');
    const grown = { ...first, wins: [], title: `${first.title} again` };
    const later = withLobby(lobby, { tables: [], jackpots: [grown], people: 3 });
    expect(later.jackpots).toEqual([grown, ...rest]);
    expect(later.tables).toBe(rows);
  });
});
