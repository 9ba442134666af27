// Axe finds no violation on any page, with and without a hand in progress.
import { expectAccessible } from './kit/axe';
import { houseGames, houseTable, pokerTable } from './kit/floor';
import { playedRound, seated } from './kit/round';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const pages = [
  '/',
  '/rules',
  '/rules/UTH/3.19',
  '/readings',
  '/readings/I-42',
  '/jackpots',
  '/jackpots/screen',
  '/analysis/ultimate_holdem',
  '/equity?hand=AsKs&hand=QdQc',
  '/equity?hand=QQ%2B%2C+AKs&hand=99&board=Kd7c2s',
  '/analysis/three_card?pair_plus=D&beside=',
  '/training',
  '/training/caribbean_stud',
  '/fairness',
  '/history',
  '/account',
  '/nowhere',
];

test('pages', async ({ guest }) => {
  const { page } = await guest();
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
  }
});

test('the sign-in dialog', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now as a guest' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('tables seen by a spectator', async ({ guest }) => {
  const { page } = await guest();
  for (const number of [
    ...houseGames.map((game) => houseTable(game, 'money')),
    pokerTable('omaha_hilo', 'practice'),
  ]) {
    await test.step(`table ${number}`, async () => {
      await TablePage.open(page, number);
      await expectAccessible(page);
    });
  }
});

test('a table in the middle of a round, and its panels', async ({ guest }) => {
  const { page } = await guest();
  const table = await seated(page, 'ultimate_holdem');
  await expectAccessible(page);
  await table.lay('Ante');
  await table.press('Deal');
  await expect(table.offer('Check')).toBeVisible();
  await expectAccessible(page);
  for (const panel of ['Log', 'Pays', 'Coach', 'Proof', 'Seat', 'Result']) {
    await table.openPanel(panel);
    await expectAccessible(page);
  }
  await page.keyboard.press('v');
  await expectAccessible(page);
});

test('a finished round, its replay and its proof', async ({ guest }) => {
  const { page } = await guest();
  const table = await playedRound(page, 'three_card');
  await expectAccessible(page);
  await table.panels.locator('.clause').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  const replay = await table.panels.getByRole('link', { name: /Replay this round/ }).getAttribute('href');
  for (const path of ['/history', replay ?? '']) {
    await page.goto(path);
    await expect(page.locator('.steps li, .rounds tr').first()).toBeVisible();
    await expectAccessible(page);
  }
});
