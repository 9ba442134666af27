// Plays a whole round of each of the five house games, from the lobby to the deciding clause.
import { houseGames, houseTable, type HouseGame } from './kit/floor';
import { dollarsIn } from './kit/money';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

// The names of the spots that the test bets on.
const wagers: Record<HouseGame, string[]> = {
  three_card: ['Ante', 'Pair Plus'],
  caribbean_stud: ['Ante'],
  wild_aruba: ['Ante'],
  ultimate_holdem: ['Ante', 'Trips'],
  crown_holdem: ['Ante'],
};

for (const game of houseGames) {
  test(`a round of ${game}`, async ({ guest }) => {
    const { page } = await guest();
    const number = houseTable(game, 'practice');
    await page.getByRole('link', { name: `Sit down, table ${number}`, exact: true }).click();
    const table = new TablePage(page, number);
    await table.hasSeat();
    const before = await table.chips();
    for (const wager of wagers[game]) await table.lay(wager);
    await table.press('Deal');
    await table.playOut([/^(Play|Bet|Flop|Turn|River)/, /^Check/]);

    // The result agrees with the change of the player's chips.
    const result = table.panels;
    const staked = dollarsIn(await result.getByText(/^Bet \$/).innerText());
    const [out, back] = [staked[0] ?? NaN, staked[1] ?? NaN];
    expect(out).toBeGreaterThan(0);
    await expect.poll(() => table.chips()).toBe(before - out + back);

    // Every result line has a clause, and its popover explains it.
    const lines = result.locator('.settle');
    expect(await lines.count()).toBeGreaterThanOrEqual(wagers[game].length);
    for (const line of await lines.all()) await expect(line.locator('.clause')).toHaveText(/\d/);
    await lines.first().locator('.clause').click();
    const why = page.getByRole('dialog');
    await expect(why).toBeVisible();
    expect((await why.innerText()).length).toBeGreaterThan(40);
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
  });
}

test('bets are repeated, doubled and told, and every line says what decided it', async ({ guest }) => {
  const { page } = await guest();
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.lay('Ante');
  const ante = async (): Promise<number> =>
    dollarsIn(/(\$[\d,.]+) on the table/.exec(await table.dock.innerText())?.[1] ?? '')[0] ?? 0;
  const first = await ante();
  await table.press('Double');
  await expect.poll(ante).toBe(2 * first);
  await table.press('Deal');
  await table.playOut([/^Play/]);

  const line = table.panels.locator('.settle', { hasText: 'Ante' }).first();
  await expect(line).toContainText(/beats|against the dealer's/);
  await expect(line.locator('.clause')).toBeVisible();

  await table.openPanel('Log');
  await expect(table.panels).toContainText(new RegExp(`You bet \\$${(2 * first) / 100} on Ante`));
  await expect(table.panels).toContainText(/You (win|lose|push)/);
  await table.panels.getByLabel('My actions only').check();
  await expect(table.panels).not.toContainText('Dealer:');

  await expect(table.offer('Rebet ×2')).toBeVisible();
  await table.press('Rebet ×2');
  await expect.poll(ante).toBe(4 * first);
  await expect(table.panels).toContainText(/Round \d+/);
});
