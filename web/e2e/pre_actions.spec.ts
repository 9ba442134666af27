// Actions chosen before the turn at poker, chips that are bought without a press, and what leaving says.
import { pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test, type Person } from './kit/test';

const number = pokerTable('holdem', 'money');

// Aces meet seven-deuce on a board that helps neither.
test.use({ serverOptions: { pause: 300, decks: { [number]: 'As 2c Ah 7d 3h Kd Qc 9h 3d 4s 3c 5h' } } });

type Join = (name: string) => Promise<Person>;

// Two players, the one to act first.
async function headsUp(member: Join): Promise<[TablePage, TablePage]> {
  const tables: TablePage[] = [];
  for (const name of ['Nora', 'Otto']) {
    const { page } = await member(name);
    const table = await TablePage.open(page, number);
    await table.sit(100);
    tables.push(table);
  }
  const [one, two] = tables as [TablePage, TablePage];
  const waits = (table: TablePage): Promise<boolean> =>
    table.dock.getByRole('group', { name: 'Act in advance' }).isVisible();
  await expect.poll(async () => (await waits(one)) || (await waits(two))).toBe(true);
  return (await waits(one)) ? [two, one] : [one, two];
}

test('an action chosen before the turn is carried out in turn', async ({ member }) => {
  const [actor, waiting] = await headsUp(member);
  await waiting.choice('Check').click();
  await expect(waiting.choice('Check')).toHaveAttribute('aria-pressed', 'true');
  await actor.press('Call');
  await expect(actor.words).toContainText('Flop');
  await expect(waiting.dock).not.toContainText('no longer applies');
});

test('a choice that the bet has changed is dropped and never calls', async ({ member }) => {
  const [actor, waiting] = await headsUp(member);
  await waiting.choice('Check').click();
  await actor.press('Raise');
  await expect(waiting.page.getByText('“Check” no longer applies')).toBeVisible();
  await expect(waiting.offer('Call')).toBeVisible();
  await expect(waiting.offer('Fold')).toBeVisible();
});

test('a player who folded in advance is told so, and the last hand stays in the panel', async ({
  member,
}) => {
  const [actor, waiting] = await headsUp(member);
  await waiting.choice('Check/fold').click();
  await actor.press('Raise');
  await waiting.openPanel('Result');
  await expect(waiting.panels).toContainText('You folded.');
  // The next hand is dealt, and the result of the last one is still there.
  await expect(waiting.part('You')).toBeVisible();
  await expect(waiting.panels).toContainText(/Pots of hand \d+/);
  await expect(waiting.panels).toContainText('You folded.');
});

test('leaving says what was cashed out', async ({ member }) => {
  const { page } = await member('Pia');
  const table = await TablePage.open(page, number);
  await table.sit(100);
  await table.openPanel('Seat');
  await table.panels.getByRole('button', { name: /^Leave/ }).click();
  await expect(page.getByText(/^You cashed out \$100, even in under a minute\.$/)).toBeVisible();
});

test('a player out of chips rebuys without a press after having asked for it', async ({ member }) => {
  const tables = await headsUp(member);
  for (const table of tables) {
    await table.openPanel('Seat');
    await table.panels.getByRole('switch', { name: 'Rebuy automatically when out of chips' }).click();
  }
  const total = async (): Promise<number> => (await tables[0].chips()) + (await tables[1].chips());
  await expect(async () => {
    for (const table of tables) {
      if (await table.offer(/^Raise|^Bet/).isVisible()) {
        await table.page.keyboard.press('End');
        await table.pressAny([/^Raise|^Bet/]);
      } else await table.pressAny([/^Call \$|^Call$/]);
    }
    // One of them has lost a stack and has bought the next one.
    if ((await total()) <= 20_000) throw new Error('no rebuy yet');
  }).toPass({ intervals: [100] });
});
