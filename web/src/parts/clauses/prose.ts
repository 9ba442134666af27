// Splits a text into plain parts, `code`, and citations of clauses and interpretations.
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'clause'; text: string };

const marks = /`([^`]+)`|\b(I-\d+)\b|\b((?:CP|CS|UTH|CH|TCP) \d+(?:\.\d+)*(?:\([a-z\d]+\))*)/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > at) pieces.push({ kind: 'text', text: text.slice(at, found.index) });
    const [whole, code, reading, clause] = found;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else pieces.push({ kind: 'clause', text: reading ?? clause ?? whole });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ kind: 'text', text: text.slice(at) });
  return pieces;
}
