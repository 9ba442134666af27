// Three people at one table go all in with different stacks, which makes a side pot.
import { pokerTable } from './kit/floor';
import { dollarsIn } from './kit/money';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

test.use({ serverOptions: { pause: 6000 } });

test('an all-in with a side pot, in three browsers', async ({ member }) => {
  const number = pokerTable('holdem', 'money');
  const buyIns = [60, 140, 400];
  const tables: TablePage[] = [];
  for (const [index, buyIn] of buyIns.entries()) {
    const { page } = await member(`Player ${index + 1}`);
    const table = await TablePage.open(page, number);
    await table.sit(buyIn);
    tables.push(table);
  }
  const [short, middle, deep] = tables as [TablePage, TablePage, TablePage];
  const total = buyIns.reduce((sum, each) => sum + each * 100, 0);

  // Until all three have cards, and see only their own, each of them puts in as little as possible.
  const isWhole = async (table: TablePage): Promise<boolean> => {
    const text = await table.words.innerText();
    const count = (part: RegExp): number => text.match(part)?.length ?? 0;
    return count(/^Cards: /gm) === 3 && count(/^Cards: .*face down/gm) === 2 && !/folded/.test(text);
  };
  await expect(async () => {
    const whole = await Promise.all(tables.map(isWhole));
    if (whole.every(Boolean)) return;
    for (const table of tables) {
      if (await isWhole(table)) continue;
      await table.pressAny([/^Post and sit back in/, /^Sit back in/, /^Check/, /^Fold/]);
    }
    throw new Error('not all of them play yet');
  }).toPass({ intervals: [50] });

  // The short stack goes all in as soon as possible; the others call and bet into a side pot.
  await expect(async () => {
    if (/Side pot/.test(await deep.part('Pots').innerText())) return;
    const isIn = /all in/.test(await deep.words.innerText());
    if (!isIn && (await short.offer(/^Raise|^Bet/).isVisible())) {
      await short.page.keyboard.press('End');
      await short.pressAny([/^Raise|^Bet/]);
    }
    const board = await deep.part('Board').innerText();
    const verbs = isIn && /,/.test(board) ? [/^Call/, /^Bet|^Raise/] : [/^Call/, /^Check/];
    for (const table of [middle, deep]) await table.pressAny(verbs);
    throw new Error('no side pot yet');
  }).toPass({ intervals: [50] });

  // All three see the same pots: three times the short stack, and the bets of the other two.
  for (const table of tables) {
    const pots = table.part('Pots');
    await expect(pots).toContainText(/Main pot \$1[78]\d.*3 players/);
    await expect(pots).toContainText(/Side pot.* \$\d+.*2 players/);
  }

  // After the hand the chips of all three add up to the same total, less the commission.
  await expect(async () => {
    const text = await deep.words.innerText();
    if (/Won \$/.test(text)) return;
    for (const table of tables) await table.pressAny([/^Show/, /^Check/, /^Call/]);
    throw new Error('the hand goes on');
  }).toPass({ intervals: [20] });
  await deep.openPanel('Log');
  await expect(deep.panels).toContainText(/all-in/);
  await expect(deep.panels).toContainText(/of (a )?side pot/);
  let left = 0;
  for (const table of tables) left += await table.chips();
  const commission = dollarsIn(
    /Commission \$[\d.]+(?!.*Commission)/s.exec(await deep.panels.innerText())?.[0] ?? '',
  )[0];
  expect(left + (commission ?? NaN)).toBe(total);
});
