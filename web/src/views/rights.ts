// Order and texts of the notices of open disputes.
import type { RightView } from '../protocol/messages';

// Returns the notice of a closed bar: the first unread one, or else the first.
export const leading = (rights: RightView[]): RightView | undefined =>
  rights.find((right) => !right.is_read) ?? rights[0];

// An open bar keeps the server's order, so that nothing moves when a notice is read.
export function seenRights(rights: RightView[], isOpen: boolean): RightView[] {
  const lead = leading(rights);
  return isOpen || !lead ? rights : [lead];
}

export const aboutRight = ({ dispute, table, round }: RightView): string =>
  `Dispute ${dispute} · table ${table}${round > 0 ? `, round ${round}` : ''}`;

// Returns the label of the button that opens and closes the bar.
export function toggleWords(count: number, isOpen: boolean): string {
  if (isOpen) return 'Close';
  return count > 1 ? `${count - 1} more` : 'Show';
}
