import { describe, expect, it } from 'vitest';

import type { RightView } from '../../src/protocol/messages';
import { aboutRight, leading, seenRights, toggleWords } from '../../src/views/rights';

const right = (dispute: number, is_read: boolean, more: Partial<RightView> = {}): RightView => ({
  dispute,
  table: 3,
  round: 0,
  text: 'Your dispute is open.',
  clause: 'TCP 11.9',
  is_read,
  command: { acknowledge_rights: { dispute } },
  ...more,
});
const numbers = (rights: RightView[]): number[] => rights.map(({ dispute }) => dispute);

// [CP 13.9] [TCP 11.9]
describe('notices of disputes', () => {
  const rights = [right(4, true), right(7, false), right(9, false)];

  it('show the first unread one, or else the first', () => {
    expect(leading(rights)?.dispute).toBe(7);
    expect(leading(rights.map((each) => ({ ...each, is_read: true })))?.dispute).toBe(4);
    expect(leading([])).toBeUndefined();
  });

  it("are one while the bar is closed, and all in the server's order while it is open", () => {
    expect(numbers(seenRights(rights, false))).toEqual([7]);
    expect(numbers(seenRights(rights, true))).toEqual([4, 7, 9]);
    expect(seenRights([], false)).toEqual([]);
  });

  it('count the hidden ones', () => {
    expect(toggleWords(8, false)).toBe('7 more');
    expect(toggleWords(1, false)).toBe('Show');
    expect(toggleWords(8, true)).toBe('Close');
  });

  it('name dispute, table and round', () => {
    expect(aboutRight(right(7, false))).toBe('Dispute 7 · table 3');
    expect(aboutRight(right(7, false, { round: 12 }))).toBe('Dispute 7 · table 3, round 12');
  });
});
