// Stores the deck commitments that this browser received before the deal, and the places that then had cards. A
// browser with this record does not have to trust the server about either.

import type { TableSnapshot } from '../protocol/messages';

interface Seen {
  root: string;
  at: number; // by this machine's clock, milliseconds
}

export interface StoredCommitment extends Seen {
  others: string[]; // other roots for the same round; there must be none
  dealtTo: number[]; // boxes or seats with cards in ascending order; empty if this browser did not see the deal
  button: number; // the seat of the button at the deal, 0 in a house game; -1 if this browser did not see it
  dealing: string; // the way of dealing that was committed with the root
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

// Stores the root of a round. The first root of a round is never replaced, unless its sign was: then the house
// commits to another deck before the first wager, to be dealt in another way.
export function remember(
  table: number,
  round: number,
  root: string,
  place = storage(),
  now = Date.now(),
  { dealing = '', isUntouched = false } = {},
): void {
  const before = recall(table, round, place);
  if (before && (before.root === root || before.others.includes(root))) return;
  const isReplaced = isUntouched && before?.others.length === 0 && before.dealing !== dealing;
  const kept: StoredCommitment =
    before && !isReplaced
      ? { ...before, others: [...before.others, root] }
      : { root, at: now, others: [], dealtTo: [], button: -1, dealing };
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
      button: kept.button ?? -1,
      dealing: kept.dealing ?? '',
    };
  } catch {
    return undefined;
  }
}

const dealtIn = ({ banked, poker }: TableSnapshot): number[] => [
  ...(banked?.boxes.filter((box) => box.cards.length > 0).map((box) => box.box) ?? []),
  ...(poker?.hands.map((hand) => hand.seat) ?? []),
];

const hasCards = (shown: TableSnapshot): boolean => {
  const { banked, round, commitment } = shown;
  if (commitment && commitment.round !== round) return false; // the commitment is about the next round
  return (banked?.dealer.length ?? 0) > 0 || dealtIn(shown).length > 0;
};

// True if no wager has been placed yet in the round of the commitment.
const isUntouched = ({ banked, round, commitment }: TableSnapshot): boolean =>
  (commitment?.round ?? 0) > round || (banked?.boxes.every((box) => box.wagers.length === 0) ?? false);

// Records the commitment of a table. After the deal only a changed commitment is recorded, because one that was first
// seen then proves nothing.
export function recordCommitment(shown: TableSnapshot, place = storage(), now = Date.now()): void {
  const { table, commitment } = shown;
  if (!commitment) return;
  const isDealt = hasCards(shown);
  if (isDealt && !recall(table, commitment.round, place)) return;
  remember(table, commitment.round, commitment.root, place, now, {
    dealing: JSON.stringify(commitment.deal ?? null),
    isUntouched: !isDealt && isUntouched(shown),
  });
  const kept = isDealt ? recall(table, commitment.round, place) : undefined;
  if (!kept || kept.dealtTo.length > 0) return;
  const dealtTo = dealtIn(shown).sort((one, other) => one - other);
  const button = shown.poker ? shown.poker.button || -1 : 0;
  keep(table, commitment.round, { ...kept, dealtTo, button }, place);
}
