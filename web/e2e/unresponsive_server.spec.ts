// A page reports an unresponsive server, and the bets of one press are carried out together or not at all.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

test('a silent server is reported, and the bets of one press are placed together or not at all', async ({
  guest,
  server,
}) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.lay('Ante');
  await table.lay('Pair Plus');
  await table.press('Deal');
  await table.playOut([/^Play/]);
  await expect(table.offer(/^Rebet/)).toBeVisible({ timeout: 15_000 });

  server.freeze();
  await table.press(/^Rebet/);
  await expect(page.getByText(/^No answer from the server for \d+ s\./)).toBeVisible({ timeout: 5_000 });
  await expect(page.getByText('Your last action is not confirmed yet.')).toBeVisible();
  await expect(table.offer(/^Placing/)).toBeVisible();

  server.thaw();
  await expect(page.getByText(/^No answer from the server/)).toBeHidden();
  await expect(table.offer(/^Deal/)).toBeVisible();
  await expect(table.words).toContainText(/Wagers: .*Ante \$/);
  await expect(table.words).toContainText(/Wagers: .*Pair Plus \$/);
});

// The Ante of this player: the words name the owner of a bot's.
const ante = (dollars: number): RegExp => new RegExp(`Wagers: .*Ante \\$${dollars}(?!\\d| of (?!You))`);

test('a press while the server is silent is not sent', async ({ guest, server }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.lay('Ante');
  await expect(table.words).toContainText(ante(5));

  server.freeze();
  await expect(page.getByText(/^No answer from the server for \d+ s\./)).toBeVisible({ timeout: 10_000 });
  const told = page.getByText('No answer from the server. Nothing was sent.');
  for (let presses = 0; presses < 4; ++presses) await table.spot('Ante').click();
  await expect(told).toBeVisible();
  await table.press('Deal');
  await page.keyboard.press('d');
  await page.keyboard.press('x');
  await expect(page.getByText('Your last action is not confirmed yet.')).toHaveCount(0);
  await expect(table.offer(/^Deal/)).toHaveAttribute('aria-disabled', 'false');

  server.thaw();
  await expect(page.getByText(/^No answer from the server for/)).toBeHidden();
  // The server has had time to carry out a queued command before the next bet.
  await table.lay('Pair Plus');
  await expect(table.words).toContainText(ante(5));
  await expect(table.offer(/^Deal/)).toBeVisible();
});

test('unconfirmed presses are shown with their new amounts', async ({ guest, server }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  const spot = table.spot('Ante');
  await expect(spot).toBeVisible();

  server.freeze();
  // All presses come before the page has noticed the silence.
  await spot.evaluate((button: HTMLElement) => {
    for (let presses = 0; presses < 4; ++presses) button.click();
  });
  await expect(page.getByRole('button', { name: /^Ante, \$20 on its way/ })).toBeVisible();
  server.thaw();
  await expect(table.words).toContainText(ante(20));
  await expect(page.getByRole('button', { name: /^Ante, \$20\./ })).toBeVisible();
});
