// Players who are away do not hold a table up, and are told what happens when their time is up.
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test, type Person } from './kit/test';

type Member = (name: string) => Promise<Person>;

async function seated(member: Member, number: number): Promise<[TablePage, TablePage]> {
  const tables: TablePage[] = [];
  for (const name of ['Nora', 'Otto']) {
    const table = await TablePage.open((await member(name)).page, number);
    await table.sit(100);
    tables.push(table);
  }
  return tables as [TablePage, TablePage];
}

const isTold = async (table: TablePage, what: RegExp): Promise<boolean> =>
  what.test(await table.dock.innerText());

test.describe('with a short clock', () => {
  test.use({ serverOptions: { clock: 6, pause: 300 } });

  // [I-148]
  test('a poker player whose time ran out twice sits out, and the log says why', async ({ member }) => {
    const [here, away] = await seated(member, pokerTable('holdem', 'money'));
    await here.openPanel('Log');
    await expect(async () => {
      await here.pressAny([/^Check/, /^Call/, /^Sit back in|^Post/]);
      await expect(away.offer(/^Sit back in|^Post and sit/)).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [50] });
    await expect(here.panels).toContainText('Otto sits out: out of time again and again');
  });

  // [I-74]
  test('a discard that is not made in time is announced and made by the house', async ({ member }) => {
    const tables = await seated(member, pokerTable('crazy_pineapple', 'money'));
    const [first] = tables;
    let isWarned = false;
    await expect(async () => {
      for (const table of tables) {
        if (await isTold(table, /When time is up, it is the/)) isWarned = true;
        else await table.pressAny([/^Check/, /^Call/]);
      }
      expect(isWarned).toBe(true);
      expect(await first.own()).toMatch(/^Cards: [^,\n]+, [^,\n]+$/m);
    }).toPass({ intervals: [50] });
    expect(await first.own()).not.toContain('folded');
  });

  // [I-149]
  test('a player of a house game who does nothing is waited for once', async ({ member }) => {
    const [here, away] = await seated(member, houseTable('three_card', 'money'));
    await here.lay('Ante');
    await here.press('Deal');
    await expect(here.dock).toContainText('The deal starts when all players are ready or time runs out');
    await here.press('Play');
    await expect(here.panels.getByText(/^Bet \$/)).toBeVisible();
    await here.lay('Ante');
    await here.press('Deal');
    await here.press('Play');
    await expect(away.part('You')).toContainText('Box');
  });
});

test.describe('with a time bank', () => {
  test.use({ serverOptions: { clock: 3, bank: 200 } });

  // [CP 6.15.1] [I-150]
  test('the clock runs into the bank unless the player saves it', async ({ member }) => {
    const tables = await seated(member, pokerTable('holdem', 'money'));
    const actor = async (): Promise<TablePage> => {
      let found: TablePage | undefined;
      await expect(async () => {
        for (const table of tables) if (await table.offer('Fold').isVisible()) found = table;
        expect(found).toBeDefined();
      }).toPass();
      return found!;
    };
    const first = await actor();
    const timer = first.page.getByRole('timer');
    await expect(timer).toHaveAccessibleName(/seconds? left of the time bank/);
    await first.press(/^Call|^Check/);

    const second = await actor();
    await second.openPanel('Seat');
    await second.panels.getByRole('button', { name: /^Save the time bank/ }).click();
    await expect(second.panels.getByRole('button', { name: /^Use the time bank/ })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ serverOptions: { grace: 300 } });

  // The clock on the sign is four minutes long; the player who is gone has five seconds. [I-149]
  test('a player whose connection is gone does not stop the hand', async ({ member }) => {
    const tables = await seated(member, pokerTable('holdem', 'money'));
    let gone: TablePage | undefined;
    await expect(async () => {
      for (const table of tables) if (await table.offer('Fold').isVisible()) gone = table;
      expect(gone).toBeDefined();
    }).toPass();
    const here = tables.find((table) => table !== gone)!;
    await gone!.page.close();
    await here.openPanel('Log');
    await expect(here.panels).toContainText(/out of time/);
  });
});

// [I-149]
test('a player skips a round, and the others do not wait', async ({ member }) => {
  const [here, away] = await seated(member, houseTable('three_card', 'money'));
  await away.press('Skip this round');
  await expect(away.dock).toContainText('You skip this round');
  await here.lay('Ante');
  await here.press('Deal');
  await expect(here.offer('Play')).toBeVisible();
  expect(await away.own()).not.toContain('Cards: ');
});
