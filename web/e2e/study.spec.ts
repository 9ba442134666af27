// The analysis page shows published figures, and others after a change of a pay table.
import type { Page } from '@playwright/test';

import { expectReadable } from './kit/axe';
import { expect, test } from './kit/test';

const paper = /^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/;

// CasinoServer edges under these books in per cent of the Ante; docs/FIGURES.md compares them with published figures.
const edges = { three_card: '3.3730', caribbean_stud: '5.1991', ultimate_holdem: '1.4718' };

for (const [game, edge] of Object.entries(edges)) {
  test(`the house edge of ${game}`, async ({ stranger }) => {
    const page = await stranger();
    await page.goto(`/analysis/${game}`);
    const figures = page.getByRole('region', { name: 'Main figures' });
    await expect(figures.locator('.edge')).toContainText(edge);
  });
}

test('a changed pay table changes the house edge', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/analysis/three_card');
  const edge = page.locator('.edge');
  await expect(edge).toHaveText(/%/);
  const before = await edge.innerText();
  const field = page.getByLabel(/^Straight flush pays/i).first();
  await field.fill('8 to 1');
  await expect(edge).not.toHaveText(before);
  await field.fill('nonsense');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(edge).not.toHaveText(before);
});

// Returns whether the canvas contains a pixel of this colour.
const hasColour = (page: Page, canvas: string, colour: [number, number, number]): Promise<boolean> =>
  page
    .locator(canvas)
    .first()
    .evaluate((place: HTMLCanvasElement, [red, green, blue]) => {
      const { data } = place.getContext('2d')!.getImageData(0, 0, place.width, place.height);
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue && data[i + 3] === 255)
          return true;
      return false;
    }, colour);

// The default theme is dark and paper is light; lost results are drawn in --c4 of the theme.
test('prints dark on white, without controls', async ({ stranger }) => {
  const page = await stranger();
  for (const path of ['/analysis/ultimate_holdem', '/equity?hand=AsKs&hand=QdQh']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('.edge, .worth b').first()).toHaveText(/%/);
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      for (const place of ['body', 'main', '.panel'])
        await expect(page.locator(place).first()).toHaveCSS('background-color', paper);
      await expect(page.locator('.panel h2').first()).toHaveCSS(
        'color',
        /^rgb\(([0-9]|[1-9]\d)(, ([0-9]|[1-9]\d)){2}\)$/,
      );
      await expect(
        page.locator('select:visible, input:visible, [aria-pressed=false]:not(.cards):visible'),
      ).toHaveCount(0);
      if (path.startsWith('/analysis')) {
        await expect(page.getByLabel('Pay tables and interpretations')).toContainText(/Trips\s*table 1/);
        await expect(page.locator('.chooser .on-paper')).toHaveText("Ultimate Texas Hold'em");
      }
      await expectReadable(page);
      if (path.startsWith('/analysis'))
        await expect.poll(() => hasColour(page, '.plot canvas', [169, 74, 55])).toBe(true);
      await page.emulateMedia({ media: 'screen' });
    });
  }
});

test('a report to print', async ({ stranger }) => {
  const page = await stranger();
  await page.addInitScript(() => {
    window.print = () => undefined; // the dialog would block the test
  });
  await page.goto('/analysis/three_card?pair_plus=D');
  await expect(page.locator('.edge')).toHaveText(/%/);
  await page.getByRole('button', { name: 'Report (PDF)' }).click();
  const report = page.frameLocator('iframe[title="Three Card Poker"]');
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Three Card Poker');
  await expect(report.locator('body')).toContainText('Pair plus: table D');
  await expect(report.locator('body')).toContainText('3.37298 %');
  await expect(page.getByRole('button', { name: 'Report (PDF)' })).toBeEnabled();
});

test('figures of other hands are never shown as exact', async ({ stranger, consoleErrors }) => {
  const page = await stranger();
  await page.goto('/equity?hand=AsKs&hand=QdQh');
  const hands = page.getByRole('region', { name: 'Hands' });
  await expect(hands.getByText('Exact')).toBeVisible();
  await expect(hands.locator('.worth').first()).toContainText(/4\d\.\d\d/);
  await page.getByLabel('hand 1, typed').fill('hello');
  await page.getByLabel('hand 1, typed').press('Tab');
  await expect(page.getByRole('alert')).toHaveText(/^Hand 1: can't read "hello"\. Try /);
  await expect(hands.getByText('Exact')).toHaveCount(0);
  await expect(hands.locator('.worth b')).toHaveText(['', '']);
  await expect(hands.getByText(/deals/)).toHaveCount(0);
  // The old error disappears while the next question is calculated.
  await page.route('**/api/equity*', () => undefined);
  await page.getByLabel('hand 1, typed').fill('AdKd');
  await page.getByLabel('hand 1, typed').press('Tab');
  await expect(hands.getByText('Calculating…')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(hands.locator('.worth b')).toHaveText(['', '']);
  await page.unroute('**/api/equity*');
  await page.goto('/equity?hand=AKs&hand=QQ&board=AhAdAcAs2c');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(hands.getByText('Exact')).toHaveCount(0);
  // The page shows the refusal of the server.
  expect(consoleErrors.filter((one) => !one.includes('400 (Bad Request)'))).toEqual([]);
  consoleErrors.length = 0;
});

test('figures disappear with the first letter of another hand', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/equity?hand=AsKs&hand=QdQh');
  const hands = page.getByRole('region', { name: 'Hands' });
  const field = page.getByLabel('hand 1, typed');
  await expect(hands.getByText('Exact')).toBeVisible();
  // The next frame is checked before the page sends the question.
  const typed = (text: string): Promise<string> =>
    field.evaluate(async (input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return input.closest('section')?.innerText ?? '';
    }, text);
  await field.focus();
  for (const text of ['JdJ', 'Jd', 'J', '', 'JdJc', 'QQ+']) {
    const seen = await typed(text);
    expect(seen, text).not.toContain('Exact');
    expect(seen, text).not.toContain('%');
  }
  await typed('AsKs');
  await expect(hands.getByText('Exact')).toBeVisible();
  await expect(hands.locator('.worth').first()).toContainText(/4\d\.\d\d/);
});

test('equity of two hands', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/equity');
  await page.getByLabel('hand 1, typed').fill('AsAh');
  await page.getByLabel('hand 2, typed').fill('KdKc');
  await page.getByLabel('hand 2, typed').press('Tab');
  await expect(page.locator('.worth').first()).toContainText(/8[12]\.\d\d/);
  await page.getByLabel('board, typed').fill('KsKh2c');
  await page.getByLabel('board, typed').press('Tab');
  await expect(page.locator('.worth').first()).toContainText(/0\.\d\d/);
  await page.getByLabel('hand 2, typed').fill('AsKc');
  await page.getByLabel('hand 2, typed').press('Tab');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('printed jackpots name their tables', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/jackpots');
  await expect(page.locator('.tables').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const tables of await page.locator('.tables').all()) {
    await expect(tables.locator('.on-paper')).toBeVisible();
    await expect(tables.locator('.on-paper')).toHaveText(/^\d+(, \d+)*$/);
  }
  await expectReadable(page);
});

test('a game without interpretations is analysed without an error', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/analysis/flop_chase');
  await expect(page.locator('.edge')).toHaveText(/%/);
  await expect(page.getByText(/ reversed/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
});

test('a range is drawn on the grid and stays in step with its text', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/equity?hand=QQ%2B&hand=AsKs');
  const field = page.getByLabel('hand 1, typed');
  const kind = (name: string) =>
    page.getByRole('toolbar', { name: 'Range for hand 1' }).locator(`[data-kind="${name}"]`);
  await expect(kind('QQ')).toHaveAttribute('aria-pressed', 'true');
  await expect(kind('JJ')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('18 of 1,326 hands')).toBeVisible();
  // One press and a line drawn over its neighbours.
  await kind('AKs').hover();
  await page.mouse.down();
  await kind('AQs').hover();
  await kind('AJs').hover();
  await page.mouse.up();
  await expect(field).toHaveValue('QQ+, AJs+');
  await kind('KK').click();
  await expect(field).toHaveValue('AA, QQ, AJs+');
  await kind('A5s').press('Enter');
  await expect(field).toHaveValue('AA, QQ, AJs+, A5s');
  await field.fill('99-77');
  await field.press('Tab');
  await expect(kind('88')).toHaveAttribute('aria-pressed', 'true');
  await expect(kind('AA')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.worth b').first()).toHaveText(/%/);
  await page.goto('/equity?game=omaha');
  await expect(page.getByText('A range grid needs two-card hands')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Range' })).toHaveCount(0);
});

test('hands made and equities by street come with the board', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/equity?hand=AsKs&hand=QdQh&board=2s7sJd');
  const made = page.getByRole('region', { name: 'Hands made' });
  await expect(made.getByRole('row', { name: /^Flush/ })).toContainText('%');
  const streets = page.getByRole('region', { name: 'Equity by street' });
  // The exact counts of ace-king of spades against queens without spades.
  await expect(streets.getByRole('row', { name: /^Pre-flop/ })).toContainText('46.21%');
  await expect(streets.getByRole('row', { name: /^Flop/ })).toContainText('%');
  await expect(streets.getByRole('row')).toHaveCount(3);
  // A wrong board takes all figures away.
  await page.getByLabel('board, typed').fill('2s7s');
  await expect(made).toHaveCount(0);
  await expect(streets).toHaveCount(0);
});

test('two pay tables are compared wager by wager', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/analysis/three_card');
  const comparison = page.getByRole('region', { name: 'Comparison' });
  await comparison.getByRole('button', { name: 'Compare' }).click();
  await comparison.getByLabel('Pair plus, other table').selectOption('D');
  const row = comparison.getByRole('row', { name: /^Pair Plus/ });
  await expect(row).toContainText('2.3167%');
  await expect(row).toContainText('7.2760%');
  await expect(row).toContainText('−4.9593 points');
  await expect(comparison.getByRole('row', { name: /^Main game/ })).toContainText('0.0000 points');
  await page.reload();
  await expect(row).toContainText('−4.9593 points');
  await comparison.getByRole('button', { name: 'Close' }).click();
  await expect(row).toHaveCount(0);
});

test('rules of thumb are listed with what they cost', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/analysis/three_card');
  const rules = page.getByRole('region', { name: 'Rules of thumb' });
  await expect(rules.getByRole('row', { name: /^Play queen high or better/ })).toContainText(
    '+0.0761 points',
  );
  await page.goto('/analysis/ultimate_holdem');
  await rules.getByRole('button', { name: 'Calculate' }).click();
  await expect(rules.getByRole('row', { name: /^4x with every hand/ })).toContainText('+36.4779 points', {
    timeout: 60_000,
  });
});

test('every decision has its strategy, and rules of thumb their cost', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/analysis/ultimate_holdem');
  const decisions = page.getByRole('region', { name: 'Every decision' });
  await expect(decisions.getByRole('row', { name: /^K-5 or better/ })).toContainText('0.012');
  await decisions.getByRole('tab', { name: 'On the river' }).click();
  const river = decisions.getByRole('row', { name: /^Everything else/ });
  await expect(river).toContainText('Fold');
  await expect(river.getByRole('img')).toHaveCount(7);
  await expect(decisions.getByRole('row', { name: /^Raise 4× with every hand/ })).toContainText('36.48%');
  await expect(decisions).not.toContainText('first pay tables');
  await page.goto('/analysis/three_card?pair_plus=D');
  await expect(decisions.getByRole('row', { name: /^Play queen high or better/ })).toContainText('0.08%');
  await expect(decisions).toContainText('first pay tables');
});
