// Everything lost in one hand: the dock offers a rebuy, or to leave.
import { pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = pokerTable('holdem', 'money');

// Aces against seven-deuce, and a board that helps nobody.
test.use({ wishes: { pause: 300, decks: { [number]: 'As 2c Ah 7d 3h Kd Qc 9h 3d 4s 3c 5h' } } });

test('somebody out of chips is offered to buy in again or to leave', async ({ member }) => {
  const tables: TablePage[] = [];
  for (const name of ['Nora', 'Otto']) {
    const { page } = await member(name);
    const table = await TablePage.open(page, number);
    await table.sit(100);
    tables.push(table);
  }

  const isOut = async (table: TablePage): Promise<boolean> =>
    /Out of chips/.test(await table.dock.innerText());
  let loser: TablePage | undefined;
  await expect(async () => {
    for (const table of tables) {
      if (await isOut(table)) loser = table;
      else if (await table.offer(/^Raise|^Bet/).isVisible()) {
        await table.page.keyboard.press('End');
        await table.pressAny([/^Raise|^Bet/]);
      } else await table.pressAny([/^Call/, /^Show/]);
    }
    if (!loser) throw new Error('both have chips');
  }).toPass({ intervals: [50] });

  // As many as before are suggested, and they lie there at once.
  const table = loser!;
  await expect(table.dock).toContainText(/You have \$[\d,]+ in your wallet/);
  await expect(table.offer('Leave')).toBeVisible();
  await expect(table.offer('Rebuy')).toContainText('Rebuy $100');
  await table.press('Rebuy');
  await expect(table.offer('Rebuy')).toBeHidden();
  await expect.poll(() => table.chips()).toBeGreaterThan(9_000);
});
