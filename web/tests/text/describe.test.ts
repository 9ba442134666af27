import { describe as group, expect, it } from 'vitest';

import { describe } from '../../src/text/describe';
import { tableNames, tables } from '../fixtures/tables';

const written = (name: keyof typeof tables): string =>
  describe(tables[name])
    .map(({ title, lines }) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n') + '\n';

group('the table in words', () => {
  // The texts are stored in files, so that a change shows what screen readers will announce.
  it.each(tableNames)('%s', async (name) => {
    await expect(written(name)).toMatchFileSnapshot(`golden/${name.replaceAll(' ', '_')}.txt`);
  });

  it('is the same for the same table', () => {
    expect(written('omaha full')).toBe(written('omaha full'));
  });

  it('has a fixed order', () => {
    const titles = describe(tables['holdem all in']).map((section) => section.title);
    expect(titles.slice(0, 3)).toEqual(['Dealer', 'Board', 'Pots']);
    expect(titles.slice(-2)).toEqual(['You', 'What you may do']);
    expect(titles.slice(3, -2)).toEqual([3, 4, 5, 6, 7, 8, 9, 1, 2].map((seat) => `Seat ${seat}`));
  });

  // [CS 6.3] [TCP 6.3] [CS 14.8] [TCP 11.8]
  it('says who has personal limits and who has not bet for long', () => {
    const plain = tables['three_card deciding'];
    const own = plain.you?.seat ?? 0;
    const shown = {
      ...plain,
      seats: plain.seats.map((seat) =>
        seat.seat === own ? { ...seat, has_own_limits: true, is_abstaining: true } : seat,
      ),
      you: plain.you && { ...plain.you, own_limits: { minimum: 500, maximum: 500_000 } },
    };
    const sections = describe(shown);
    const box = sections.find((section) => section.title === `Box ${own}`)?.lines[0];
    expect(box).toMatch(/personal limits$/);
    const you = sections.find((section) => section.title === 'You')?.lines;
    expect(you).toContain('Your limits $5 to $5,000');
    expect(you).toContain('No bet for three rounds: you may be asked to give up your seat');
  });

  it('never names a face-down card', () => {
    const lines = describe(tables['three_card deciding']).find((section) => section.title === 'Box 1')?.lines;
    expect(lines).toContain('Cards: 3 cards face down');
  });

  it('names no amount that staff record by hand', () => {
    const shown = structuredClone(tables['caribbean_stud betting']);
    for (const level of shown.jackpot?.levels ?? []) level.amount = null;
    const lines = describe(shown).find((section) => section.title === 'Jackpot')?.lines;
    expect(lines).toEqual(['Level 1, wager $1: kept by staff, ask them']);
  });
});
