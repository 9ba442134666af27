// The guides: opened from the lobby, from a table and on their own page, accessible in both themes.
import { expectAccessible } from './kit/axe';
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

test('the lobby of a game explains it and leads to its guide', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/?game=three_card');
  const brief = page.getByRole('region', { name: 'How to play Three Card Poker' });
  await expect(brief).toContainText('queen high or better');
  await expectAccessible(page);
  await brief.getByRole('link', { name: 'Full guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Three Card Poker' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'How to play' }).click();
  await expect(page).toHaveURL(/\/how-to-play$/);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(12);
  await expectAccessible(page);
});

test('the page of a game has its pay tables to choose from, and the edge follows', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/how-to-play/three_card');
  const pairPlus = page.getByRole('region', { name: 'Pair Plus pays' });
  const edge = page.locator('.edges div').filter({ hasText: 'Pair Plus' }).locator('dd');
  await expect(pairPlus).toContainText('40 to 1');
  await expect(edge).toHaveText('2.32%');
  await pairPlus.getByRole('button', { name: 'D', exact: true }).click();
  await expect(edge).toHaveText('7.28%');
  await page.reload();
  await expect(edge).toHaveText('7.28%');
  await expectAccessible(page);
});

test('the example is stepped through, and played only when asked', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/how-to-play/ultimate_holdem');
  const example = page.getByRole('group', { name: /^Example/ });
  await expect(example).toHaveAccessibleName(/moment 1 of 5/);
  const next = page.getByRole('button', { name: 'Next moment' });
  for (let moment = 2; moment <= 5; moment++) {
    await next.click();
    await expect(example).toHaveAccessibleName(new RegExp(`moment ${moment} of 5`));
  }
  await expect(example).toContainText('Pair of kings');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(example).toHaveAccessibleName(/moment 1 of 5/);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a table has its guide in a panel, with the pay tables of its sign', async ({ guest }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'money'));
  await page.getByRole('button', { name: 'How to play this game' }).click();
  await expect(table.panels).toContainText('The dealer needs queen high or better');
  const signed = async (): Promise<string[]> =>
    table.panels
      .locator('section')
      .filter({ hasText: /Pair Plus pays/ })
      .locator('td.num')
      .allInnerTexts();
  const inGuide = await table.panels
    .getByRole('region', { name: 'Pair Plus pays' })
    .locator('td')
    .allInnerTexts();
  await expectAccessible(page);
  await table.openPanel('Pays');
  await expect.poll(signed).toEqual(inGuide);
  await TablePage.open(page, pokerTable('omaha_hilo', 'practice'));
  await table.openPanel('Guide');
  await expect(table.panels).toContainText('exactly two of your four cards');
  await expectAccessible(page);
});

test('hints at the spots are shown once', async ({ guest }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.buy();
  const hint = page.getByRole('note');
  await expect(hint).toContainText('Tap Ante to bet');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toContainText('Pair Plus');
  await hint.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(table.spot('Ante')).toBeVisible();
  await expect(hint).toBeHidden();
});

test('the rules start with players, and auditors find the coverage', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/rules');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Three Card Poker', exact: true })).toHaveAttribute(
    'href',
    '/how-to-play/three_card',
  );
  await expect(main).not.toContainText('a test proves it');
  await expectAccessible(page);
  await main.getByRole('link', { name: /^For auditors: / }).click();
  await expect(main).toContainText('a test proves it');
});
