// The coach advises before and after a decision and sums up a session, at practice tables only.
import { houseTable } from './kit/floor';
import { seated } from './kit/round';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = houseTable('three_card', 'practice');

// The best play folds queen high below queen, six, four.
test.use({ serverOptions: { decks: { [number]: '' } } });

test('the coach shows the value of each choice before and after a decision', async ({ guest }) => {
  const { page } = await guest();
  const table = await seated(page, 'three_card');
  await table.lay('Ante');
  await table.press('Deal');
  await expect(table.offer('Fold')).toBeVisible();
  await table.openPanel('Coach');
  await table.panels.getByRole('button', { name: 'Show before I act' }).click();
  const rows = table.panels.locator('.coach__row');
  await expect(rows.filter({ hasText: 'Play' })).toHaveText(/[−+]?\$?\d/);
  await expect(rows.filter({ hasText: 'Fold' })).toHaveText(/−/);
  const box = /Box \d/.exec(await table.part('You').innerText())?.[0] ?? '';
  await expect(table.panels).toContainText(new RegExp(`${box}: what each choice returns`, 'i'));
  const best = await table.panels.locator('.coach__row.is-best').innerText();

  // The test makes the worse choice on purpose, so that the verdict has a cost.
  await table.press(/^Fold/.test(best) ? 'Play' : 'Fold');
  await expect(table.panels.getByRole('status')).toContainText(/cost|gave|instead|mistake/i);
  await table.panels.getByRole('button', { name: 'Session summary' }).click();
  await expect(table.panels.locator('dl')).toContainText(/Decisions\s*1/);
  await expect(table.panels.locator('dl')).toContainText(/Mistakes\s*1/);
});

test('money tables have no coach', async ({ member }) => {
  const { page } = await member('Careful Carl');
  await TablePage.open(page, houseTable('three_card', 'money'));
  await expect(page.getByRole('button', { name: 'Log', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coach', exact: true })).toHaveCount(0);
});
