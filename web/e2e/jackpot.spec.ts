// A jackpot win appears at the table, in the lobby, on the jackpot page and on the large display.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = houseTable('caribbean_stud', 'money');

test.use({ serverOptions: { decks: { [number]: 'As 2c Ks 3d Qs 4h Js 7c Ts 9d' }, pause: 3000 } });

test('a royal flush is announced on four pages', async ({ member, stranger }) => {
  const pages = { lobby: '/', jackpots: '/jackpots', screen: '/jackpots/screen' };
  const looking = new Map<string, Awaited<ReturnType<typeof stranger>>>();
  for (const [name, path] of Object.entries(pages)) {
    const page = await stranger();
    await page.goto(path);
    looking.set(name, page);
  }
  const { page, name } = await member('Royal Rita');
  const table = await TablePage.open(page, number);
  await table.sit();
  await table.lay('Ante');
  await table.lay('Jackpot');
  await table.press('Deal');
  await table.playOut([/^(Play|Bet)/]);
  await expect(table.words).toContainText(/royal flush/i);
  for (const [where, each] of looking) {
    await test.step(where, async () => {
      await expect(each.getByText(/royal flush/i).first()).toBeVisible();
      await expect(each.getByText(name).first()).toBeVisible();
    });
  }
  await expect(table.panels).toContainText(/Jackpot[^]*\+\$10,001/);
});

test('the warning is shown beside all jackpot amounts', async ({ stranger }) => {
  const page = await stranger();
  const warning = page.getByText(/several jackpots/).filter({ visible: true });
  for (const path of ['/', '/jackpots', '/jackpots/screen']) {
    await page.goto(path);
    await expect(warning.first()).toBeVisible();
  }
  for (const game of ['ultimate_holdem', 'crown_holdem'] as const) {
    await TablePage.open(page, houseTable(game, 'money'));
    const panel = page.locator('.jackfelt');
    await expect(panel).toContainText(/several jackpots/);
    const covering = await panel.evaluate((on) => {
      const own = on.getBoundingClientRect();
      return [...document.querySelectorAll('.ground .thing > :not(.turnplate)')]
        .filter((other) => other !== on)
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        })
        .map((other) => other.className);
    });
    expect(covering).toEqual([]);
  }
});
