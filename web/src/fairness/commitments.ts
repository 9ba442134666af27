// Stores the deck commitments that this browser received before the deal, and the places that then had cards. A
// browser with this record does not have to trust the server about either.

import type { TableShown } from '../protocol/messages';

interface Seen {
  root: string;
  at: number; // by this machine's clock, milliseconds
}

export interface StoredCommitment extends Seen {
  others: string[]; // other roots for the same round; there must be none
  dealtTo: number[]; // boxes or seats with cards in ascending order; empty if this browser did not see the deal
}

type Place = Pick<Storage, 'getItem' | 'setItem'>;

const key = (table: number, round: number): string => `baize.promise.${table}.${round}`;

function storage(): Place | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined; // storage is disabled
  }
}

// Stores the root of a round. The first root of a round is never replaced.
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
    // Storage may be full or forbidden; the page then says that it cannot compare.
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
  if (promise && promise.round !== round) return false; // the promise is about the next round
  return (banked?.dealer.length ?? 0) > 0 || dealtIn(shown).length > 0;
};

// Records the promise of a table. After the deal only a changed promise is recorded, because one that was first
// seen then proves nothing.
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
