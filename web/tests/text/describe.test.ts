import { describe as group, expect, it } from 'vitest';

import { describe } from '../../src/text/describe';
import { tableNames, tables } from '../fixtures/tables';

const written = (name: keyof typeof tables): string =>
  describe(tables[name])
    .map(({ title, lines }) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n') + '\n';

group('the table in words', () => {
  // The words are kept in files: whoever changes them sees what readers will hear.
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

  it('never says a card that is face down', () => {
    const lines = describe(tables['three_card deciding']).find((section) => section.title === 'Box 1')?.lines;
    expect(lines).toContain('Cards: 3 cards face down');
  });
});
