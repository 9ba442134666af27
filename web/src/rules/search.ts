// Searches clauses and interpretations for all words, ignoring case. The number of a clause finds it and its
// sub-clauses; "kind:engine", "status:missing" and "book:TCP" narrow the search.
import { dutyWords } from '../parts/clauses/clauses';
import type { BookView, ClauseView, InterpretationView, RulesView } from '../protocol/api';
import { idOf, isUnder } from './tree';

export interface Query {
  words: string[]; // in lower case
  fields: { kind?: string; status?: string; book?: string };
  number: { book: string; id: string } | undefined; // "TCP 5.6"
}

export interface ClauseFound {
  book: BookView;
  clause: ClauseView;
}

export interface Found {
  clauses: ClauseFound[];
  readings: InterpretationView[];
}

const isField = (name: string): name is keyof Query['fields'] =>
  name === 'kind' || name === 'status' || name === 'book';

export function queryOf(text: string): Query {
  const query: Query = { words: [], fields: {}, number: undefined };
  const whole = /^\s*([a-z]{2,3})\s*(\d[\d.]*(?:\([a-z\d]*\))*)\s*$/i.exec(text);
  if (whole?.[1] && whole[2]) {
    query.number = { book: whole[1].toUpperCase(), id: whole[2].replace(/\.$/, '') };
  }
  for (const word of text.toLowerCase().split(/\s+/).filter(Boolean)) {
    const [name = '', value = ''] = word.split(':', 2);
    if (isField(name) && value) query.fields[name] = value;
    else query.words.push(word);
  }
  return query;
}

function clauseText(book: BookView, clause: ClauseView): string {
  const { clause: name, kind, room, duty, status, readings } = clause;
  return `${name} ${book.title} ${kind} ${room} ${status} ${readings.join(' ')} ${dutyWords(duty)}`.toLowerCase();
}

function readingText(reading: InterpretationView): string {
  return Object.values(reading).flat().join(' ').toLowerCase();
}

export function search(rules: RulesView, text: string): Found {
  const { words, fields, number } = queryOf(text);
  const hasFields = Object.keys(fields).length > 0;
  if (words.length === 0 && !hasFields) return { clauses: [], readings: [] };
  const byNumber: ClauseFound[] = [];
  const byWords: ClauseFound[] = [];
  for (const book of rules.books) {
    if (fields.book && book.code.toLowerCase() !== fields.book) continue;
    for (const clause of book.clauses) {
      if (fields.kind && clause.kind !== fields.kind) continue;
      if (fields.status && (clause.status || 'none') !== fields.status) continue;
      const found = { book, clause };
      if (number && book.code === number.book && isUnder(idOf(clause), number.id)) byNumber.push(found);
      else if (words.every((word) => clauseText(book, clause).includes(word))) byWords.push(found);
    }
  }
  const readings = hasFields
    ? []
    : rules.readings
        .filter((reading) => words.every((word) => readingText(reading).includes(word)))
        .sort((a, b) => Number(isNamed(b, words)) - Number(isNamed(a, words)));
  // A number finds that clause, not every sentence that contains the figure.
  return { clauses: number && byNumber.length > 0 ? byNumber : byWords, readings };
}

const isNamed = (reading: InterpretationView, words: string[]): boolean =>
  words.includes(reading.id.toLowerCase());
