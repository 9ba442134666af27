// The promises this browser was shown before the cards were dealt. Whoever keeps them does not have to
// take the house's word for what was promised.

import type { TableShown } from '../protocol/messages';

interface Seen {
  root: string;
  at: number; // by this machine's clock, milliseconds
}

export interface RememberedPromise extends Seen {
  others: string[]; // roots that were shown for the same round afterwards: there must be none
}

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const key = (table: number, round: number): string => `baize.promise.${table}.${round}`;

function storage(): Place | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

// To be called with every promise a table shows. The first one stays.
export function remember(
  table: number,
  round: number,
  root: string,
  place = storage(),
  now = Date.now(),
): void {
  const before = recall(table, round, place);
  if (before && (before.root === root || before.others.includes(root))) return;
  const kept: RememberedPromise = before
    ? { ...before, others: [...before.others, root] }
    : { root, at: now, others: [] };
  try {
    place?.setItem(key(table, round), JSON.stringify(kept));
  } catch {
    // Full or forbidden: the page then says that it cannot compare.
  }
}

export function recall(table: number, round: number, place = storage()): RememberedPromise | undefined {
  try {
    const kept = JSON.parse(place?.getItem(key(table, round)) ?? 'null') as Partial<RememberedPromise> | null;
    if (typeof kept?.root !== 'string') return undefined;
    return { root: kept.root, at: Number(kept.at ?? 0), others: kept.others ?? [] };
  } catch {
    return undefined;
  }
}

const hasCards = ({ banked, poker, round, promise }: TableShown): boolean => {
  if (promise && promise.round !== round) return false; // for the next one
  const boxes = banked?.boxes ?? poker?.hands ?? [];
  return (banked?.dealer.length ?? 0) > 0 || boxes.some((each) => each.cards.length > 0);
};

// What a table shows is kept while no card of it has been dealt. Afterwards only a promise that has
// changed is worth noting: one that was never seen before proves nothing.
export function notice(shown: TableShown, place = storage(), now = Date.now()): void {
  const { table, promise } = shown;
  if (!promise) return;
  if (hasCards(shown) && !recall(table, promise.round, place)) return;
  remember(table, promise.round, promise.root, place, now);
}
