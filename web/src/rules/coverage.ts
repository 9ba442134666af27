// Counts the clauses of the books by status.
import type { BookView, RulesView } from '../protocol/api';

export const statuses = ['tested', 'enforced', 'shown', 'missing', 'none'] as const;
export type Status = (typeof statuses)[number];

export const statusTitles: Record<Status, string> = {
  tested: 'Tested',
  enforced: 'Enforced',
  shown: 'Shown',
  missing: 'Missing',
  none: 'Not applicable',
};

export const statusHelp: Record<Status, string> = {
  tested: 'a test proves it',
  enforced: 'implemented, not tested',
  shown: 'there is nothing to enforce: it is read here',
  missing: 'not implemented',
  none: 'not applicable',
};

export function statusOf(text: string): Status {
  return (statuses as readonly string[]).includes(text) ? (text as Status) : 'none';
}

export const kindHelp: Record<string, string> = {
  engine: 'A rule of play, money or legality',
  floor: 'Who may do what',
  record: 'Something to be written down',
  display: 'Something players must see',
  document: 'What a notice or the terms of a tournament must say',
  physical: 'Equipment and cloth',
  definition: 'What a word means',
  heading: 'Introduces the clauses under it',
};

export type Counts = Record<Status, number>;

export interface Line {
  key: string;
  title: string;
  total: number;
  counts: Counts;
}

function counted(key: string, title: string, list: readonly { status: string }[]): Line {
  const counts: Counts = { tested: 0, enforced: 0, shown: 0, missing: 0, none: 0 };
  for (const one of list) counts[statusOf(one.status)] += 1;
  return { key, title, total: list.length, counts };
}

export const byBook = (books: readonly BookView[]): Line[] =>
  books.map((book) => counted(book.code, book.title, book.clauses));

export function byKind(books: readonly BookView[]): Line[] {
  const all = books.flatMap((book) => book.clauses);
  const kinds = [...new Set(all.map((clause) => clause.kind))];
  return kinds
    .map((kind) =>
      counted(
        kind,
        kind,
        all.filter((clause) => clause.kind === kind),
      ),
    )
    .sort((a, b) => b.total - a.total);
}

export const everything = (rules: RulesView): Line =>
  counted(
    '',
    'All books',
    rules.books.flatMap((book) => book.clauses),
  );
