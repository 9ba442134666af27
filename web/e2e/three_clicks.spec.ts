// From the lobby to the first card in three clicks.
import { countClicks } from './kit/clicks';
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

test('a stranger sits down, bets and gets cards with three clicks', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  const number = houseTable('three_card', 'practice');
  const sit = page.getByRole('link', { name: `Sit down, table ${number}`, exact: true });
  await expect(sit).toBeVisible();
  const clicks = await countClicks(page);
  await sit.click();
  const table = new TablePage(page, number);
  await table.hasSeat();
  await table.spot('Ante').click();
  await table.press('Deal');
  await expect(table.words).toContainText(/Your cards?|Cards: /);
  await expect(table.offer('Play')).toBeVisible();
  expect(await clicks()).toBe(3);

  // The address no longer asks for a seat, so a reload after leaving does not take one.
  await expect(page).toHaveURL(new RegExp(`/table/${number}$`));
});

test('a stranger takes a seat at poker with one click', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  const number = pokerTable('holdem', 'practice');
  const sit = page.getByRole('link', { name: `Sit down, table ${number}`, exact: true });
  const clicks = await countClicks(page);
  await sit.click();
  const table = new TablePage(page, number);
  await table.hasSeat();
  await expect(table.words).toContainText(/Cards: /);
  expect(await clicks()).toBe(1);
});

test('a stranger needs an account for a table with money', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  const number = houseTable('three_card', 'money');
  await page.getByRole('link', { name: `Sit down, table ${number}`, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
