// The promises this browser was shown before the cards were dealt, and where the cards then lay. A browser that keeps them
// does not have to take the house's word for what was promised or for who was dealt in.

import type { TableShown } from '../protocol/messages';

interface Seen {
  root: string;
  at: number; // by this machine's clock, milliseconds
}

export interface StoredCommitment extends Seen {
  others: string[]; // roots that were shown for the same round afterwards: there must be none
  dealtTo: number[]; // boxes or seats that had cards, in the order of their numbers; empty: not seen
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
  const kept: StoredCommitment = before
    ? { ...before, others: [...before.others, root] }
    : { root, at: now, others: [], dealtTo: [] };
  keep(table, round, kept, place);
}

function keep(table: number, round: number, kept: StoredCommitment, place: Place | undefined): void {
  try {
    place?.setItem(key(table, round), JSON.stringify(kept));
  } catch {
    // Full or forbidden: the page then says that it cannot compare.
  }
}

export function recall(table: number, round: number, place = storage()): StoredCommitment | undefined {
  try {
    const kept = JSON.parse(place?.getItem(key(table, round)) ?? 'null') as Partial<StoredCommitment> | null;
    if (typeof kept?.root !== 'string') return undefined;
    return {
      root: kept.root,
      at: kept.at ?? 0,
      others: kept.others ?? [],
      dealtTo: kept.dealtTo ?? [],
    };
  } catch {
    return undefined;
  }
}

const dealtIn = ({ banked, poker }: TableShown): number[] => [
  ...(banked?.boxes.filter((box) => box.cards.length > 0).map((box) => box.box) ?? []),
  ...(poker?.hands.map((hand) => hand.seat) ?? []),
];

const hasCards = (shown: TableShown): boolean => {
  const { banked, round, promise } = shown;
  if (promise && promise.round !== round) return false; // for the next one
  return (banked?.dealer.length ?? 0) > 0 || dealtIn(shown).length > 0;
};

// What a table shows is kept while no card of it has been dealt. Afterwards only a promise that has
// changed is worth noting: one that was never seen before proves nothing.
export function recordCommitment(shown: TableShown, place = storage(), now = Date.now()): void {
  const { table, promise } = shown;
  if (!promise) return;
  const isDealt = hasCards(shown);
  if (isDealt && !recall(table, promise.round, place)) return;
  remember(table, promise.round, promise.root, place, now);
  const kept = isDealt ? recall(table, promise.round, place) : undefined;
  if (!kept || kept.dealtTo.length > 0) return;
  const dealtTo = dealtIn(shown).sort((one, other) => one - other);
  keep(table, promise.round, { ...kept, dealtTo }, place);
}
