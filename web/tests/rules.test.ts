import { describe, expect, it } from 'vitest';

import type { BookView, ClauseView, RulesView } from '../src/protocol/api';
import { byBook, byKind, everything } from '../src/rules/coverage';
import { piecesOf } from '../src/parts/clauses/prose';
import { queryOf, search } from '../src/rules/search';
import { chaptersOf, depthOf, isUnder, parentsOf, printed, steps } from '../src/rules/tree';

const clause = (name: string, kind: string, duty: string, status: string): ClauseView => ({
  clause: name,
  kind,
  room: 'three_card',
  duty,
  status,
  readings: [],
  code: [],
  tests: [],
});

const tcp: BookView = {
  code: 'TCP',
  title: 'Three Card Poker',
  place: 'Melbourne',
  clauses: [
    clause('TCP 5.6', 'heading', 'Introduces the Ante outcomes.', 'shown'),
    clause('TCP 5.6.1', 'heading', 'Introduces the winning Ante cases.', 'shown'),
    clause('TCP 5.6.1(b)', 'engine', 'Ante wins when the hand is higher.', 'tested'),
    clause('TCP 5.61', 'engine', 'Pays 5.6 times.', 'missing'),
    clause('TCP 15.6', 'floor', 'Somebody allows it.', 'enforced'),
  ],
};
const ch: BookView = {
  code: 'CH',
  title: "Crown Hold'em",
  place: 'Perth',
  clauses: [clause('CH 5.6', 'engine', 'Ante stands off below a flush.', '')],
};
const rules: RulesView = {
  books: [tcp, ch],
  readings: [
    {
      id: 'I-3',
      title: 'Ante when the player wins below a flush',
      area: 'settlement',
      clauses: ['CH 5.6'],
      problem: 'the table is damaged',
      reading: 'it stands off',
      why: '',
      configurable: '',
      example: '',
    },
  ],
};
const found = (text: string): string[] => search(rules, text).clauses.map((one) => one.clause.clause);

describe('numbers of clauses', () => {
  it('are taken apart', () => {
    expect(steps('5.10.1(b)(ii)')).toEqual(['5', '10', '1', '(b)', '(ii)']);
    expect([depthOf('5.6'), depthOf('5.6.1'), depthOf('5.6.1(b)')]).toEqual([0, 1, 2]);
    expect([printed('5.6.1'), printed('5.6.1(b)')]).toEqual(['5.6.1', '(b)']);
  });

  it('are nested by step, not by letter', () => {
    expect(isUnder('5.6.1(b)', '5.6')).toBe(true);
    expect(isUnder('5.61', '5.6')).toBe(false);
    expect(isUnder('15.6', '5.6')).toBe(false);
  });

  it('make chapters, and parents outermost first', () => {
    expect(chaptersOf(tcp).map((chapter) => [chapter.id, chapter.clauses.length])).toEqual([
      ['5', 4],
      ['15', 1],
    ]);
    const own = tcp.clauses[2];
    expect(own && parentsOf(tcp, own).map((one) => one.clause)).toEqual(['TCP 5.6', 'TCP 5.6.1']);
  });
});

describe('the search', () => {
  it('finds a number and its sub-clauses in any case', () => {
    expect(found('tcp 5.6')).toEqual(['TCP 5.6', 'TCP 5.6.1', 'TCP 5.6.1(b)']);
    expect(found('TCP5.6.1(B)')).toEqual(['TCP 5.6.1(b)']);
  });

  it('requires all words', () => {
    expect(found('ANTE wins')).toEqual(['TCP 5.6.1(b)']);
    expect(found('ante nowhere')).toEqual([]);
  });

  it('narrows by fields', () => {
    expect(found('status:missing')).toEqual(['TCP 5.61']);
    expect(found('kind:engine book:ch')).toEqual(['CH 5.6']);
    expect(queryOf('kind:engine pays').words).toEqual(['pays']);
  });

  it('finds interpretations by number and words', () => {
    expect(search(rules, 'i-3').readings).toHaveLength(1);
    expect(search(rules, 'damaged flush').readings).toHaveLength(1);
    expect(search(rules, 'status:missing').readings).toHaveLength(0);
  });

  it('returns nothing for an empty query', () => {
    expect(search(rules, '  ')).toEqual({ clauses: [], readings: [] });
  });
});

describe('the coverage', () => {
  it('counts every clause once', () => {
    expect(everything(rules)).toMatchObject({
      total: 6,
      counts: { tested: 1, enforced: 1, shown: 2, missing: 1, none: 1 },
    });
    expect(byBook(rules.books).map((line) => line.total)).toEqual([5, 1]);
    expect(byKind(rules.books).map((line) => [line.key, line.total])).toEqual([
      ['engine', 3],
      ['heading', 2],
      ['floor', 1],
    ]);
  });
});

it('marks in text become code and citations', () => {
  expect(piecesOf('see I-4 and UTH 3.14(c)(i), `uth.blind`.')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'clause', text: 'I-4' },
    { kind: 'text', text: ' and ' },
    { kind: 'clause', text: 'UTH 3.14(c)(i)' },
    { kind: 'text', text: ', ' },
    { kind: 'code', text: 'uth.blind' },
    { kind: 'text', text: '.' },
  ]);
});
