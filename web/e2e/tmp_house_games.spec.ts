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
    await table.sit();
    await table.buy();
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
