// A server that stands still: the page says so, and one press is one command, whole or not at all.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

test('a silent server is told, and all wagers of one press stand or none', async ({ guest, house }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.buy();
  await table.lay('Ante');
  await table.lay('Pair Plus');
  await table.press('Deal');
  await table.playOut([/^Play/]);
  await expect(table.offer(/^Same again/)).toBeVisible({ timeout: 15_000 });

  house.freeze();
  await table.press(/^Same again/);
  await expect(page.getByText(/^No answer from the server for \d+ s\./)).toBeVisible({ timeout: 5_000 });
  await expect(page.getByText('What you pressed is not confirmed yet.')).toBeVisible();
  await expect(table.offer(/^Placing/)).toBeVisible();

  house.thaw();
  await expect(page.getByText(/^No answer from the server/)).toBeHidden();
  await expect(table.offer(/^Deal/)).toBeVisible();
  await expect(table.words).toContainText(/Wagers: .*Ante \$/);
  await expect(table.words).toContainText(/Wagers: .*Pair Plus \$/);
});
