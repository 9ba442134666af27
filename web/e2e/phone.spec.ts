// Plays a round on a phone, and checks that no page scrolls sideways.
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';
import type { Page } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a round on a phone', async ({ guest }) => {
  const { page } = await guest(phone);
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.lay('Ante');
  await table.press('Deal');
  await table.press('Play');
  await expect(table.words).toContainText(/Total:/);
  expect(await sideways(page)).toBe(0);
});

const pages = [
  '/',
  '/rules',
  '/rules/UTH/3.19',
  '/readings/I-42',
  '/jackpots',
  '/analysis/ultimate_holdem',
  '/equity?hand=AsKs&hand=QdQc',
  '/fairness',
  '/history',
  '/account',
  `/table/${houseTable('crown_holdem', 'money')}`,
  `/table/${pokerTable('omaha_hilo', 'practice')}`,
];

test('no page scrolls sideways on a phone or at 200 % zoom', async ({ guest }) => {
  const { page } = await guest(phone);
  for (const path of pages) {
    for (const width of [390, 320]) {
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path);
        await expect(page.getByRole('main').first()).toBeVisible();
        await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
      });
    }
  }
});

// The snapshot marks every player at the table as not having bet for three rounds.
async function nobodyBets(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as {
        table_changed?: { table: { seats: { person: number; is_abstaining: boolean }[] } };
      };
      for (const seat of message.table_changed?.table.seats ?? []) seat.is_abstaining = seat.person !== 0;
      socket.send(JSON.stringify(message));
    });
  });
}

// Lines of the text of which some end lies under something else, or outside the window.
const coveredLines = (page: Page, text: RegExp): Promise<number> =>
  page
    .getByText(text)
    .filter({ visible: true })
    .last()
    .evaluate((place) => {
      const range = document.createRange();
      range.selectNodeContents(place);
      return [...range.getClientRects()].filter(({ left, right, top, bottom }) =>
        [left + 2, right - 2].some((x) => document.elementFromPoint(x, (top + bottom) / 2) !== place),
      ).length;
    });

// [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6]
for (const [name, options] of Object.entries({ telephone: phone, screen: {} })) {
  test(`who does not bet reads the whole warning on a ${name}`, async ({ stranger }) => {
    const page = await stranger(options);
    await nobodyBets(page);
    await page.goto('/');
    await page.getByRole('button', { name: /guest/i }).first().click();
    await page.getByRole('button', { name: /^Guest/ }).waitFor();
    const table = await TablePage.open(page, houseTable('wild_aruba', 'practice'));
    await table.sit();
    await expect(table.spot('Ante')).toBeVisible();
    const warning = /^No bet for three rounds/;
    await expect(table.dock.getByText(warning)).toBeInViewport({ ratio: 0.99 });
    await expect.poll(() => coveredLines(page, warning)).toBe(0);
  });
}
