// A decision stays open through a reload, in a second tab, and when the server is killed.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

test('a decision stays open after a reload, in another tab and after a crash', async ({ guest, server }) => {
  const { page } = await guest();
  const number = houseTable('ultimate_holdem', 'practice');
  const table = await TablePage.open(page, number);
  await table.sit();
  await table.lay('Ante');
  await table.press('Deal');
  await expect(table.offer(/^Play 4×/)).toBeVisible();
  const cards = async (of: TablePage): Promise<string | undefined> =>
    /^Cards: .*$/m.exec(await of.words.innerText())?.[0];
  const held = await cards(table);
  expect(held).toMatch(/ of /);

  await page.reload();
  await expect(table.offer(/^Play 4×/)).toBeVisible();
  expect(await cards(table)).toBe(held);

  const second = await page.context().newPage();
  const beside = await TablePage.open(second, number);
  await expect(beside.offer(/^Play 4×/)).toBeVisible();
  expect(await cards(beside)).toBe(held);

  await server.crash();
  await expect(async () => {
    await expect(table.offer(/^Play 4×/)).toBeVisible({ timeout: 1_000 });
    expect(await cards(table)).toBe(held);
  }).toPass();

  // A decision in one tab appears in the other. A press before the tab is connected again is not sent.
  await expect(async () => {
    if ((await beside.words.innerText()).includes('No cards yet')) await beside.press(/^Check/);
    await expect(table.offer(/^Play 2×/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await table.press(/^Play 2×/);
  await expect(table.panels.getByText(/^Bet \$/)).toBeVisible();
  await expect(beside.panels.getByText(/^Bet \$/)).toBeVisible();
});
