// Takes a screenshot of every page for docs/screenshots.
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { houseGames, houseTable, pokerGames, pokerTable } from '../kit/floor';
import { root } from '../kit/casino_server';
import { playedRound } from '../kit/round';
import { TablePage } from '../kit/table';
import { expect, test } from '../kit/test';

test.use({ serverOptions: { isDemo: true, pace: 400, pause: 4000 } });
test.setTimeout(600_000);

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, `docs/screenshots/${name}.jpg`), type: 'jpeg', quality: 82 });
}

const plain: Record<string, string> = {
  rules: '/rules',
  'rules-clause': '/rules/UTH/3.19',
  readings: '/readings',
  'readings-one': '/readings/I-42',
  jackpots: '/jackpots',
  equity: '/equity?hand=AsKs&hand=QdQc&board=Js5s2h',
  fairness: '/fairness',
  account: '/account',
  'not-found': '/nowhere',
};

test('sign-in dialog and simple pages', async ({ stranger, guest }) => {
  const visitor = await stranger();
  await visitor.goto('/');
  await expect(visitor.getByRole('button', { name: 'Play now as a guest' })).toBeVisible();
  await picture(visitor, 'lobby-visitor');
  const screen = await stranger({ viewport: { width: 1920, height: 1080 } });
  await screen.goto('/jackpots/screen');
  await expect(screen.getByRole('main')).toBeVisible();
  await picture(screen, 'jackpot-screen');
  const { page } = await guest();
  for (const [name, path] of Object.entries(plain)) {
    await page.goto(path);
    await expect(page.getByRole('main').first()).toBeVisible();
    await picture(page, name);
  }
  for (const game of houseGames) {
    await page.goto(`/analysis/${game}`);
    await expect(page.locator('.edge')).toHaveText(/%/);
    await picture(page, `analysis-${game}`);
  }
});

test('house games', async ({ guest }) => {
  const { page } = await guest();
  for (const game of houseGames) {
    const table = await TablePage.open(page, houseTable(game, 'practice'));
    await table.sit();
    await table.lay('Ante');
    await table.press('Deal');
    await expect(table.offer(/^(Fold|Check)/)).toBeVisible();
    if (game === 'ultimate_holdem') {
      await table.openPanel('Coach');
      await table.panels.getByRole('button', { name: 'Show before I act' }).click();
      await expect(table.panels.locator('.coach__row').first()).toBeVisible();
      await picture(page, 'coach');
      await page.keyboard.press('v');
      await picture(page, 'text-view');
      await page.keyboard.press('v');
      await table.openPanel('Result');
    }
    await picture(page, `table-${game}`);
    await table.playOut([/^(Play|Bet|Flop|Turn|River)/, /^Check/]);
    await picture(page, `result-${game}`);
  }
});

test('poker games', async ({ guest }) => {
  const { page } = await guest();
  for (const game of pokerGames) {
    const table = await TablePage.open(page, pokerTable(game, 'practice'));
    await table.sit();
    await expect(async () => {
      if (await table.offer(/^(Fold|Check|Discard)/).isVisible()) return;
      await table.pressAny([/^Post and sit back in/, /^Sit back in/]);
      throw new Error('no decision yet');
    }).toPass({ intervals: [50] });
    await picture(page, `table-${game}`);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
  await picture(page, 'lobby');
});

test('history, replay and proof', async ({ guest }) => {
  const { page } = await guest();
  const table = await playedRound(page, 'ultimate_holdem');
  await table.panels.locator('.settle .clause').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'clause');
  const replay = await table.panels.getByRole('link', { name: /Replay this round/ }).getAttribute('href');
  await page.goto('/history');
  await expect(page.locator('.rounds tbody tr').first()).toBeVisible();
  await picture(page, 'history');
  await page.goto(replay ?? '');
  await expect(page.locator('.steps li').first()).toBeVisible();
  await page.keyboard.press('End');
  await picture(page, 'replay');
  await page.goto((replay ?? '').replace(/^\/replay\/(\d+)\/(\d+)$/, '/fairness?table=$1&round=$2'));
  await expect(page.getByRole('region', { name: 'Result of the check' })).toBeVisible();
  await picture(page, 'fairness-checked');
});

test('in the light theme', async ({ guest }) => {
  const { page } = await guest();
  await page.getByRole('button', { name: 'Light theme' }).click();
  await picture(page, 'light-lobby');
  const table = await playedRound(page, 'three_card');
  await expect(table.panels.getByText(/^Bet \$/)).toBeVisible();
  await picture(page, 'light-result-three_card');
  await page.goto('/analysis/three_card');
  await expect(page.locator('.edge')).toHaveText(/%/);
  await picture(page, 'light-analysis-three_card');
});

test('on a phone', async ({ guest }) => {
  const phone = await guest({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await picture(phone.page, 'phone-lobby');
  for (const game of ['three_card', 'crown_holdem'] as const) {
    const table = await TablePage.open(phone.page, houseTable(game, 'practice'));
    await table.sit();
    await table.lay('Ante');
    await table.press('Deal');
    await expect(table.offer(/^(Fold|Check)/)).toBeVisible();
    await picture(phone.page, `phone-${game}`);
  }
  await TablePage.open(phone.page, pokerTable('omaha_hilo', 'practice'));
  await picture(phone.page, 'phone-omaha_hilo');
});
