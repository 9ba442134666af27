import { describe, expect, it } from 'vitest';

import {
  addressOfFilter,
  dayOf,
  everyRound,
  filterOf,
  fits,
  totalsOf,
  type RoundFilter,
} from '../../src/history/filter';
import { tableFile } from '../../src/history/table_file';
import type { RoundRow } from '../../src/protocol/api';

const evening = new Date(2026, 10, 14, 21, 14, 2).getTime() * 1000;
const row = (change: Partial<RoundRow> = {}): RoundRow => ({
  table: 31,
  round: 1094,
  game: 'caribbean_stud',
  title: 'Caribbean Stud',
  chips: 'money',
  began: evening - 60_000_000,
  ended: evening,
  staked: 3100,
  back: 8000,
  hand: 'Two pair, nines and fives',
  clause: 'CS 5.9.1',
  is_proved: true,
  formats: ['json'],
  ...change,
});

describe('a filter', () => {
  const cases: [Partial<RoundFilter>, boolean][] = [
    [{}, true],
    [{ game: 'caribbean_stud' }, true],
    [{ game: 'holdem' }, false],
    [{ outcome: 'won' }, true],
    [{ outcome: 'lost' }, false],
    [{ least: 4900 }, true],
    [{ least: 4901 }, false],
    [{ words: '  NINES  and' }, true],
    [{ words: 'tens' }, false],
    [{ clause: 'cs5.9' }, true],
    [{ clause: 'CS 5.9.1(a)' }, false],
    [{ clause: '5.9' }, false],
    [{ from: '2026-11-14', to: '2026-11-14' }, true],
    [{ from: '2026-11-15' }, false],
    [{ to: '2026-11-13' }, false],
  ];
  it.each(cases)('%j: %s', (change, expected) => {
    expect(fits(row(), { ...everyRound, ...change })).toBe(expected);
  });

  it('tells even from lost', () => {
    expect(fits(row({ back: 3100 }), { ...everyRound, outcome: 'even' })).toBe(true);
    expect(fits(row({ back: 3099 }), { ...everyRound, outcome: 'lost' })).toBe(true);
  });

  it('is restored completely from its address', () => {
    const filter: RoundFilter = {
      game: 'holdem',
      outcome: 'lost',
      least: 5000,
      words: 'two pair',
      clause: 'CP 8',
      from: '2026-11-01',
      to: '2026-11-14',
    };
    expect(filterOf(new URL(addressOfFilter(filter), 'http://house').searchParams)).toEqual(filter);
    expect(addressOfFilter(everyRound)).toBe('/history');
    expect(filterOf(new URLSearchParams('result=maybe&least=-3&from=yesterday'))).toEqual(everyRound);
  });
});

describe('totals', () => {
  it('add up chips and practice chips separately', () => {
    const rows = [
      row(),
      row({ back: 0 }),
      row({ back: 3100 }),
      row({ chips: 'play', staked: 500, back: 1500 }),
    ];
    expect(totalsOf(rows)).toEqual([
      { chips: 'money', rounds: 3, won: 1, lost: 1, even: 1, staked: 9300, net: 1800 },
      { chips: 'play', rounds: 1, won: 1, lost: 0, even: 0, staked: 500, net: 1000 },
    ]);
    expect(totalsOf([])).toEqual([]);
  });
});

describe('the file', () => {
  it('has a line for each round, plain decimals, and no text that a spreadsheet would run', () => {
    const [head, first, second] = tableFile([row(), row({ back: 5, hand: '=HYPERLINK("x")' })]).split('\r\n');
    expect(head).toBe('table,round,game,chips,began,ended,staked,back,net,hand,clause');
    expect(first).toMatch(
      /^31,1094,Caribbean Stud,money,.*Z,31\.00,80\.00,49\.00,"Two pair, nines and fives",CS 5\.9\.1$/,
    );
    expect(second).toContain(`31.00,0.05,-30.95,"'=HYPERLINK(""x"")",`);
  });
});

describe('a day', () => {
  it('is the local one', () => {
    expect(dayOf(evening)).toBe('2026-11-14');
  });
});
