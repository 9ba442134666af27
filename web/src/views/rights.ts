// The notices of a person's open disputes, in the order and the words of the bar that shows them.
import type { RightShown } from '../protocol/messages';

// The one that a bar shows while there is room for one only: the first that is not read, or else the first.
export const leading = (rights: RightShown[]): RightShown | undefined =>
  rights.find((right) => !right.is_read) ?? rights[0];

// An opened bar keeps the order of the house: nothing moves under a finger when one of them is read.
export function seenRights(rights: RightShown[], isOpen: boolean): RightShown[] {
  const lead = leading(rights);
  return isOpen || !lead ? rights : [lead];
}

export const aboutRight = ({ dispute, table, round }: RightShown): string =>
  `Dispute ${dispute} · table ${table}${round > 0 ? `, round ${round}` : ''}`;

// What the button says that opens the bar and closes it again.
export function toggleWords(count: number, isOpen: boolean): string {
  if (isOpen) return 'Close';
  return count > 1 ? `${count - 1} more` : 'Show';
}
