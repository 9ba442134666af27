// A player who loses all chips in one hand is offered a rebuy or to leave.
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = pokerTable('holdem', 'money');

// Aces meet seven-deuce on a board that helps neither.
test.use({ serverOptions: { pause: 300, decks: { [number]: 'As 2c Ah 7d 3h Kd Qc 9h 3d 4s 3c 5h' } } });

// Both go all in until one of them has no chips.
async function loserOf(tables: TablePage[]): Promise<TablePage> {
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
  return loser!;
}

test('a player without chips is offered a rebuy or to leave', async ({ member }) => {
  const tables: TablePage[] = [];
  for (const name of ['Nora', 'Otto']) {
    const { page } = await member(name);
    const table = await TablePage.open(page, number);
    await table.sit(100);
    tables.push(table);
  }
  const table = await loserOf(tables);
  await expect(table.dock).toContainText('Lost to pair of aces');

  // The rebuy suggests the previous amount, and the chips are usable at once.
  await expect(table.dock).toContainText(/You have \$[\d,]+ in your wallet/);
  await expect(table.offer('Leave')).toBeVisible();
  await expect(table.offer('Rebuy')).toContainText('Rebuy $100');
  await table.press('Rebuy');
  await expect(table.offer('Rebuy')).toBeHidden();
  await expect.poll(() => table.chips()).toBeGreaterThan(9_000);
});

test('a player with an empty wallet is led to a practice table', async ({ member }) => {
  const tables: TablePage[] = [];
  for (const name of ['Pia', 'Quentin']) {
    const { page } = await member(name, { viewport: { width: 390, height: 844 } });
    // The player moves the rest of the wallet to another table.
    const other = await TablePage.open(page, houseTable('three_card', 'money'));
    await other.sit(900);
    const table = await TablePage.open(page, number);
    await table.sit(100);
    tables.push(table);
  }
  const table = await loserOf(tables);
  const { page, dock } = table;
  const headline = dock.getByText('Out of chips');
  await expect(headline).toBeInViewport({ ratio: 1 });
  expect(await headline.evaluate((on) => on.scrollWidth <= on.clientWidth)).toBe(true);
  const why = dock.getByText(/You have \$0 in your wallet/);
  await expect(why).toContainText(/Lost to pair of aces/);
  expect((await why.boundingBox())!.y).toBeGreaterThan((await headline.boundingBox())!.y);

  const practice = pokerTable('holdem', 'practice');
  await dock.getByRole('link', { name: /^Play for practice/ }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${practice}`));
  await table.hasSeat();

  // The seat was given up, and the waiting list is not offered to a player who cannot pay.
  const before = await TablePage.open(page, number);
  await expect(before.dock).toContainText('You are watching');
  await expect(before.offer('Join')).toBeHidden();
  await expect(dock.getByRole('link', { name: /^Play for practice/ })).toBeVisible();
});
