// Drills: dealt, answered, scored by their cost, remembered, and repeated when they were missed.
import type { Page } from '@playwright/test';

import { expectAccessible } from './kit/axe';
import { expect, test } from './kit/test';

const choices = (page: Page) => page.getByRole('region', { name: 'Decision' }).locator('.choice');
const verdict = (page: Page) => page.getByRole('region', { name: 'Decision' }).getByRole('status');
const progress = (page: Page) => page.getByRole('region', { name: 'Your progress' });
const next = (page: Page) => page.getByRole('button', { name: 'Next decision' });

// The values that the server sent with the decision on the page.
async function answerBadly(page: Page): Promise<void> {
  await choices(page).first().waitFor();
  const before = await verdict(page).innerText();
  expect(before.trim()).toBe('');
  await choices(page).first().click();
}

test('the games are listed, and each has drills', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/how-to-play');
  await page.getByRole('main').getByRole('link', { name: 'Train close decisions' }).click();
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(12);
  await expectAccessible(page);
  for (const game of ['three_card', 'wild_aruba', 'crown_holdem', 'omaha_hilo', 'crazy_pineapple']) {
    await page.goto(`/training/${game}`);
    await expect(choices(page).first()).toBeVisible();
    expect(await choices(page).count()).toBeGreaterThan(1);
  }
  await page.goto('/training/whist');
  await expect(page.getByRole('main')).toContainText('There is no such game');
});

test('an answer is scored by its cost', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/training/three_card');
  await expect(choices(page)).toHaveCount(2);
  await expectAccessible(page);
  await expect(page.getByRole('main')).not.toContainText('costs');
  await choices(page).first().click();
  await expect(verdict(page)).toHaveText(/is best\.$/);
  await expect(page.locator('.value .win')).toHaveText('best');
  await expect(page.locator('.value .lose')).toHaveText(/^costs 0\.\d{3}$/);
  await expect(progress(page)).toContainText(/Decisions\s*1/);
  await expect(next(page)).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(progress(page)).toContainText(/Decisions\s*1/);
});

test('a missed decision comes back, and is done with the keyboard', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/training/three_card');
  let missed = '';
  for (let turn = 0; turn < 30 && missed === ''; turn++) {
    await answerBadly(page);
    const cards = await page
      .getByRole('group', { name: 'Cards' })
      .locator('svg')
      .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')).join());
    if (/costs/.test(await verdict(page).innerText())) missed = cards;
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText('');
  }
  expect(missed).not.toBe('');
  await expect(progress(page)).toContainText(/To repeat\s*[1-9]/);
  const mark = page.getByText('You missed this one before');
  for (let turn = 0; turn < 4 && !(await mark.isVisible()); turn++) {
    await choices(page).first().click();
    await page.keyboard.press('Enter');
    await expect(verdict(page)).toHaveText('');
  }
  await expect(mark).toBeVisible();
});

test('one street of a game can be practised alone', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/training/ultimate_holdem?board=5');
  await expect(page.getByRole('button', { name: 'River' })).toHaveAttribute('aria-pressed', 'true');
  const board = page.getByRole('group', { name: 'Cards' }).locator('.dealt').filter({ hasText: 'Board' });
  await expect(board.locator('svg')).toHaveCount(5);
  await page.getByRole('button', { name: 'Flop' }).click();
  await expect(board.locator('svg')).toHaveCount(3);
  await expect(page).toHaveURL(/board=3$/);
  await page.getByRole('button', { name: 'Before the flop' }).click();
  await expect(board).toHaveCount(0);
  await expect(choices(page).first()).toBeVisible();
});

test('the progress of an account is there in another browser', async ({ member, stranger }) => {
  const { page } = await member('Ada Trains');
  await page.goto('/training/three_card');
  const kept = page.waitForResponse((one) => one.url().endsWith('/api/account/training') && one.ok());
  await choices(page).first().click();
  await kept;
  await page.evaluate(() => localStorage.removeItem('baize.training'));
  await page.reload();
  await expect(progress(page)).toContainText(/Decisions\s*1/);
  const other = await stranger();
  await other.goto('/training/three_card');
  await expect(progress(other)).toContainText('After some decisions');
});
