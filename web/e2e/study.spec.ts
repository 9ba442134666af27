// The mathematics: published figures on the page, and what changes when somebody changes a pay table.
import { expect, test } from './kit/test';

// House edges of the games as these books have them, in per cent of the Ante; docs/FIGURES.md compares
// them with published ones and says where they differ and why.
const edges = { three_card: '3.3730', caribbean_stud: '5.1991', ultimate_holdem: '1.4718' };

for (const [game, edge] of Object.entries(edges)) {
  test(`the edge of ${game}`, async ({ stranger }) => {
    const page = await stranger();
    await page.goto(`/analysis/${game}`);
    const figures = page.getByRole('region', { name: 'Main figures' });
    await expect(figures.locator('.edge')).toContainText(edge);
  });
}

test('another pay table, another edge', async ({ stranger }) => {
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

test('hands against each other', async ({ stranger }) => {
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
