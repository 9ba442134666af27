// Limits that players set for themselves, the reality check, and self-exclusion.
import type { Page } from '@playwright/test';

import { expectAccessible } from './kit/axe';
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, password, test } from './kit/test';

const number = houseTable('three_card', 'money');

// The player has seven high, and the dealer a pair of aces.
test.use({ serverOptions: { pause: 300, decks: { [number]: '2c 3d 7h As Ah Kd' } } });

async function openLimits(page: Page): Promise<void> {
  await page.goto('/account/responsible-play');
  await expect(page.getByRole('heading', { name: 'Self-exclusion' })).toBeVisible();
}

async function limitLosses(page: Page, dollars: number): Promise<void> {
  await openLimits(page);
  await page.getByRole('button', { name: 'Change: In 24 hours, Losses in dollars' }).click();
  await page.getByLabel('Losses in dollars').fill(String(dollars));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`of $${dollars}`)).toBeVisible();
}

// [I-152]
test('a player who reaches a loss limit is refused with the limit and its end', async ({ member }) => {
  const { page } = await member('Lena');
  await limitLosses(page, 5);
  await expectAccessible(page);
  const table = await TablePage.open(page, number);
  await table.sit();
  await table.buy(5);
  await table.lay('Ante');
  await table.playOut([/^Deal/, /^Fold/]);
  await expect(table.dock.getByRole('button', { name: /^Sit down/ })).toBeHidden();
  await expect(
    page.getByText(/^You cannot play here now: the loss limit for a day .* it ends on /),
  ).toBeVisible();

  await openLimits(page);
  await expect(page.getByText(/\$5 lost of \$5; counts again from zero on /)).toBeVisible();
  // A higher limit waits a day and may be withdrawn.
  await page.getByRole('button', { name: 'Change: In 24 hours, Losses in dollars' }).click();
  await page.getByLabel('Losses in dollars').fill('500');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Changes to \$500 on /)).toBeVisible();
  await page.getByRole('button', { name: 'Keep the present limit' }).click();
  await expect(page.getByText(/^Changes to \$500 on /)).toBeHidden();
});

// [I-152]
test('a reality check says time and result between rounds, and offers a break', async ({ member }) => {
  const { page } = await member('Rita');
  await page.clock.install();
  const table = await TablePage.open(page, number);
  await table.sit();
  await expect(page.getByRole('link', { name: /^Session: 0 min, result \$0/ })).toBeVisible();
  await page.clock.fastForward('01:00:05');
  const check = page.getByRole('dialog', { name: 'Time for a look' });
  await expect(check).toContainText('You have played for 1 h');
  await check.getByRole('button', { name: 'Keep playing' }).click();
  await expect(check).toBeHidden();
});

// [I-153]
test('self-exclusion ends the play, and the history stays readable after signing in', async ({
  member,
  stranger,
}) => {
  const { page } = await member('Xenia');
  const table = await TablePage.open(page, number);
  await table.sit();
  await openLimits(page);
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Exclude myself' })).toBeDisabled();
  await dialog.getByLabel(/^Type/).fill('exclude me');
  await dialog.getByRole('button', { name: 'Exclude myself' }).click();
  await expect(page.getByText(/^You are self-excluded and can play again on /)).toBeVisible();
  await TablePage.open(page, number);
  await expect(table.dock.getByRole('button', { name: /^Sit down/ })).toBeHidden();

  const other = await stranger();
  await other.goto('/');
  await other.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const form = other.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Xenia');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await expect(other.getByRole('button', { name: 'Xenia' })).toBeVisible();
  await other.goto('/history');
  await expect(other.getByRole('heading', { name: 'History' })).toBeVisible();
});
