// Plays a round on a phone, and checks that no page scrolls sideways.
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';
import type { Page } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a round on a phone', async ({ guest }) => {
  const { page } = await guest(phone);
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.buy();
  await table.lay('Ante');
  await table.press('Deal');
  await table.press('Play');
  await expect(table.words).toContainText(/Altogether/);
  expect(await sideways(page)).toBe(0);
});

const pages = [
  '/',
  '/rules',
  '/rules/UTH/3.19',
  '/readings/I-42',
  '/jackpots',
  '/analysis/ultimate_holdem',
  '/equity?hand=AsKs&hand=QdQc',
  '/fairness',
  '/history',
  '/account',
  `/table/${houseTable('crown_holdem', 'money')}`,
  `/table/${pokerTable('omaha_hilo', 'practice')}`,
];

test('no page scrolls sideways on a phone or at 200 % zoom', async ({ guest }) => {
  const { page } = await guest(phone);
  for (const path of pages) {
    for (const width of [390, 320]) {
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.getByRole('main').first()).toBeVisible();
        await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
      });
    }
  }
});
