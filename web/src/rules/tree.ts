// The hierarchy of clause numbers: "5.6.1(b)" is below 5.6.1, below 5.6, in chapter 5.
import { parts } from '../parts/clauses/clauses';
import type { BookView, ClauseView } from '../protocol/api';
import { chapterTitle } from './chapters';

// ["5", "6", "1", "(b)"]
export function steps(id: string): string[] {
  return id.match(/\([^)]*\)|[^.()]+/g) ?? [];
}

export const chapterOf = (id: string): string => steps(id)[0] ?? '';

// Returns the depth below the clauses of the chapter: 0 for 5.6, 2 for 5.6.1(b).
export const depthOf = (id: string): number => Math.max(0, steps(id).length - 2);

// Returns the label of a line: whole numbers, only the letter of a lettered clause.
export function printed(id: string): string {
  const last = steps(id).at(-1) ?? id;
  return last.startsWith('(') ? last : id;
}

// Returns whether `id` is `above` or a clause below it.
export function isUnder(id: string, above: string): boolean {
  const [own, other] = [steps(id), steps(above)];
  return other.length > 0 && other.every((step, index) => own[index]?.toLowerCase() === step.toLowerCase());
}

export const idOf = (clause: ClauseView): string => parts(clause.clause)[1];

export interface Chapter {
  id: string;
  title: string;
  clauses: ClauseView[];
}

export function chaptersOf(book: BookView): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const clause of book.clauses) {
    const id = chapterOf(idOf(clause));
    const chapter = chapters.get(id) ?? { id, title: chapterTitle(book.code, id), clauses: [] };
    chapter.clauses.push(clause);
    chapters.set(id, chapter);
  }
  return [...chapters.values()];
}

// Returns the clauses above it, outermost first.
export function parentsOf(book: BookView, clause: ClauseView): ClauseView[] {
  const id = idOf(clause);
  return book.clauses.filter((other) => other !== clause && isUnder(id, idOf(other)));
}
