// A clause's name taken apart, its page, and what the house says about it.
import type { Explained } from '../../protocol/api';
import { request } from '../../session/api';

export const isReading = (clause: string): boolean => /^I-\d+$/.test(clause);

// "TCP 5.6.1(b)" -> ["TCP", "5.6.1(b)"]; a reading has no book.
export function parts(clause: string): [string, string] {
  const space = clause.indexOf(' ');
  return space < 0 ? ['', clause] : [clause.slice(0, space), clause.slice(space + 1)];
}

export function rulePath(clause: string): string {
  if (isReading(clause)) return `/readings/${clause}`;
  const [book, id] = parts(clause);
  return book ? `/rules/${encodeURIComponent(book)}/${encodeURIComponent(id)}` : '/rules';
}

// What the software does about a clause. "[see I-12]" says again what its readings say.
export const dutyWords = (duty: string): string => duty.replace(/\s*\[see [^\]]*\]/g, '');

const explained = new Map<string, Promise<Explained>>();

// Asked once; a refusal is forgotten, so that it can be asked again.
export function explain(clause: string): Promise<Explained> {
  const known = explained.get(clause);
  if (known) return known;
  const answer = request('explain', { parameters: { id: clause } });
  explained.set(clause, answer);
  answer.catch(() => explained.delete(clause));
  return answer;
}
