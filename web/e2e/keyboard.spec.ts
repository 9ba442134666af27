// Plays from the lobby to a settled round with the keyboard only.
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';
import type { Page } from '@playwright/test';

async function tabTo(page: Page, name: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const on = document.activeElement;
      return on?.getAttribute('aria-label') ?? on?.textContent ?? '';
    });
    expect(label.trim()).toMatch(name);
  }).toPass({ intervals: [0] });
}

test('a round is played with the keyboard only', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now as a guest' })).toBeVisible();
  await tabTo(page, /^Play now as a guest$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Guest/ })).toBeVisible();
  const number = houseTable('ultimate_holdem', 'practice');
  await expect(page.getByRole('link', { name: `Sit down, table ${number}`, exact: true })).toBeVisible();
  await tabTo(page, new RegExp(`^Sit down, table ${number}$`));
  await page.keyboard.press('Enter');
  const table = new TablePage(page, number);

  await table.hasSeat();

  await expect(table.dock).toContainText('Place your bets');
  await page.keyboard.press('2');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Enter');
  await expect(table.offer('Deal')).toBeVisible();
  await page.keyboard.press('d');
  await expect(table.offer(/^Play 4×/)).toBeVisible();
  await page.keyboard.press('v');
  await expect(table.words.getByRole('heading', { name: 'The table in words' })).toBeInViewport();
  await page.keyboard.press('p');
  await expect(table.panels.getByText(/^Bet \$/)).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('complementary', { name: 'Panels' })).toContainText(/shortcuts/i);
});

test('the key takes the seat that the button names', async ({ guest }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, pokerTable('omaha', 'practice'));
  await table.dock.getByRole('button', { name: 'Seat 3', exact: true }).click();
  await expect(table.offer('Sit down')).toContainText('Seat 3');
  await page.keyboard.press('s');
  await expect(table.part('You')).toContainText('Seat 3');
});
