// Parses names of clauses, links to their pages, and fetches their explanations.
import type { ClauseView, Explained } from '../../protocol/api';
import { request } from '../../session/api';

export const isReading = (clause: string): boolean => /^I-\d+$/.test(clause);

// "TCP 5.6.1(b)" -> ["TCP", "5.6.1(b)"]; an interpretation has no book.
export function parts(clause: string): [string, string] {
  const space = clause.indexOf(' ');
  return space < 0 ? ['', clause] : [clause.slice(0, space), clause.slice(space + 1)];
}

export function rulePath(clause: string): string {
  if (isReading(clause)) return `/readings/${clause}`;
  const [book, id] = parts(clause);
  return book ? `/rules/${encodeURIComponent(book)}/${encodeURIComponent(id)}` : '/rules';
}

// Returns what the software does about a clause, without "[see I-12]", which repeats its interpretations.
export const dutyWords = (duty: string): string => duty.replace(/\s*\[see [^\]]*\]/g, '');

// Headings only introduce the clauses under them, which tells a player nothing.
export const saysSomething = ({ kind, duty }: Pick<ClauseView, 'kind' | 'duty'>): boolean =>
  kind !== 'heading' && dutyWords(duty) !== '';

// A page about one round names only the interpretations that were used in it; it sets them under this key.
export const usedReadings = Symbol('used readings');
export type UsedReadings = () => ReadonlySet<string>;

const explained = new Map<string, Promise<Explained>>();

// Explanations are fetched once; a failed request is forgotten, so that it can be repeated.
export function explain(clause: string): Promise<Explained> {
  const known = explained.get(clause);
  if (known) return known;
  const answer = request('explain', { parameters: { id: clause } });
  explained.set(clause, answer);
  answer.catch(() => explained.delete(clause));
  return answer;
}
