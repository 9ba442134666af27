// Ranges of two-card hands as the 169 kinds of the grid, and as text such as "QQ+, AKs, A5s-A2s". The server reads
// the text too, and allows more than kinds: such a text has no grid.
import { ranks } from './cards';

export const handsInDeck = 1326;

// "AA", "AKs" or "AKo": suited hands lie above the diagonal, with aces first.
export function kindAt(row: number, column: number): string {
  const high = ranks.charAt(Math.min(row, column));
  const low = ranks.charAt(Math.max(row, column));
  return row === column ? high + low : high + low + (row < column ? 's' : 'o');
}

export const everyKind: readonly string[] = Array.from(ranks).flatMap((_, row) =>
  Array.from(ranks, (__, column) => kindAt(row, column)),
);

export const handsOfKind = (kind: string): number => (kind.length === 2 ? 6 : kind.endsWith('s') ? 4 : 12);

export const handsIn = (kinds: Iterable<string>): number =>
  [...kinds].reduce((sum, kind) => sum + handsOfKind(kind), 0);

export function withKind(kinds: ReadonlySet<string>, kind: string, isIn: boolean): ReadonlySet<string> {
  if (kinds.has(kind) === isIn) return kinds;
  const next = new Set(kinds);
  if (isIn) next.add(kind);
  else next.delete(kind);
  return next;
}

interface Item {
  high: number; // index in `ranks`: 0 is the ace
  low: number;
  suits: string[]; // the endings of its kinds: [''] for a pair
}

function itemOf(text: string): Item | undefined {
  const [, one = '', other = '', suits = ''] = /^([2-9TJQKA])([2-9TJQKA])([so]?)$/.exec(text) ?? [];
  if (one === '') return undefined;
  const places = [ranks.indexOf(one), ranks.indexOf(other)];
  const [high = 0, low = 0] = places.sort((a, b) => a - b);
  if (high === low) return suits === 's' ? undefined : { high, low, suits: [''] };
  return { high, low, suits: suits === '' ? ['s', 'o'] : [suits] };
}

const kindsOfItem = ({ high, low, suits }: Item): string[] =>
  suits.map((suit) => ranks.charAt(high) + ranks.charAt(low) + suit);

// "99+" and "A5s+": higher pairs, or a higher second card.
function kindsFrom(item: Item): string[] {
  const isPair = item.high === item.low;
  const kinds: string[] = [];
  for (let low = item.low; isPair ? low >= 0 : low > item.high; low--)
    kinds.push(...kindsOfItem({ ...item, high: isPair ? low : item.high, low }));
  return kinds;
}

// "77-99", "KTs-K7s" and "T9s-65s".
function kindsBetween(one: Item, other: Item): string[] | undefined {
  if (one.suits.join() !== other.suits.join()) return undefined;
  const [first, last] = one.low < other.low ? [one, other] : [other, one];
  const gap = first.low - first.high;
  const isSameHigh = first.high === last.high && gap > 0;
  if (!isSameHigh && last.low - last.high !== gap) return undefined;
  const kinds: string[] = [];
  for (let low = first.low; low <= last.low; low++)
    kinds.push(...kindsOfItem({ ...first, high: isSameHigh ? first.high : low - gap, low }));
  return kinds;
}

function kindsOfText(text: string): string[] | undefined {
  if (text === 'random') return [...everyKind];
  if (text.endsWith('+')) {
    const item = itemOf(text.slice(0, -1));
    return item && kindsFrom(item);
  }
  const [one = '', other, ...more] = text.split('-');
  const first = itemOf(one);
  if (!first || more.length > 0) return undefined;
  if (other === undefined) return kindsOfItem(first);
  const last = itemOf(other);
  return last && kindsBetween(first, last);
}

// Returns undefined for a text that does not consist of whole kinds, such as cards or "AsKx".
export function kindsIn(text: string): Set<string> | undefined {
  if (text.trim() === '') return new Set();
  const kinds = new Set<string>();
  for (const part of text.split(',')) {
    const found = kindsOfText(part.trim());
    if (!found) return undefined;
    for (const kind of found) kinds.add(kind);
  }
  return kinds;
}

// Returns the runs of neighbours among the places that are set, from the highest rank.
function runs(isSet: (place: number) => boolean, from: number): [number, number][] {
  const found: [number, number][] = [];
  for (let place = from; place < ranks.length; place++) {
    if (!isSet(place)) continue;
    let last = place;
    while (last + 1 < ranks.length && isSet(last + 1)) last++;
    found.push([place, last]);
    place = last;
  }
  return found;
}

// Writes a run whose highest place is `top` as "QQ+", a single hand, or "99-77".
const runText = ([first, last]: [number, number], top: number, kind: (place: number) => string): string => {
  if (first === last) return kind(first);
  return first === top ? `${kind(last)}+` : `${kind(first)}-${kind(last)}`;
};

// Returns the shortest usual text: pairs, then suited hands, then others.
export function rangeText(kinds: ReadonlySet<string>): string {
  if (kinds.size === everyKind.length) return 'random';
  const pair = (place: number): string => ranks.charAt(place).repeat(2);
  const parts = runs((place) => kinds.has(pair(place)), 0).map((run) => runText(run, 0, pair));
  for (const suit of ['s', 'o']) {
    for (let high = 0; high < ranks.length - 1; high++) {
      const kind = (low: number): string => ranks.charAt(high) + ranks.charAt(low) + suit;
      const found = runs((low) => kinds.has(kind(low)), high + 1);
      parts.push(...found.map((run) => runText(run, high + 1, kind)));
    }
  }
  return parts.join(', ');
}
