// A complainant sees the right to consult an inspector on every page while the dispute is open.
// [CP 13.9] [TCP 11.9]
import type { Page } from '@playwright/test';

import { expectAccessible } from './kit/axe';
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = houseTable('three_card', 'practice');
const another = houseTable('caribbean_stud', 'practice');
// The books of these games require the notice.
const disputed = [number, another, houseTable('three_card', 'money'), pokerTable('holdem', 'practice')];
const share = 0.3; // the part of the window's height that notices may take

// The pages have no form for disputes, so the test sends the command over a separate connection.
async function openDispute(page: Page, table: number): Promise<void> {
  await page.evaluate(
    (about) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        socket.onerror = () => reject(new Error('no connection'));
        socket.onmessage = ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as {
            welcome?: { next_key: number };
            accepted?: object;
            refused?: { sentence: string };
          };
          if (message.welcome) {
            const { next_key: key } = message.welcome;
            const words = 'my chips were taken away';
            const dispute = {
              table: about,
              round: 0,
              others: [],
              words,
              subject: 'other',
            };
            const command = { open_dispute: dispute };
            socket.send(JSON.stringify({ submit: { key, decision_point: 0, command } }));
          }
          if (message.refused) reject(new Error(message.refused.sentence));
          if (message.accepted) {
            socket.close();
            resolve();
          }
        };
      }),
    table,
  );
}

test('the right to consult an inspector is shown on every page', async ({ guest }) => {
  const { page } = await guest();
  const notice = page.getByRole('region', { name: 'Your dispute' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(notice).toHaveCount(0);

  await openDispute(page, number);
  await expect(notice).toContainText(`table ${number}`);
  await expect(notice).toContainText('right to consult the inspector');
  await expect(notice).toContainText('TCP 11.9');

  for (const path of ['/rules', '/jackpots', '/history', '/account']) {
    await page.goto(path);
    await expect(notice).toBeVisible();
  }
  for (const table of [another, number]) {
    const view = await TablePage.open(page, table);
    await expect(view.dock).toBeVisible();
    await expect(notice).toBeVisible();
  }

  // The notice stays until the ruling, also after it was read and recorded.
  await notice.getByRole('button', { name: 'I have read this' }).click();
  await expect(notice.getByRole('button', { name: 'I have read this' })).toHaveCount(0);
  await page.goto('/');
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: 'I have read this' })).toHaveCount(0);
});

test('the first unread one of several disputes is shown', async ({ guest }) => {
  const { page } = await guest();
  const notice = page.getByRole('region', { name: 'Your dispute' });
  const read = notice.getByRole('button', { name: 'I have read this' });
  for (const table of disputed) await openDispute(page, table);
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText(`table ${disputed[0]}`);
  await expect(notice).not.toContainText(`table ${disputed[1]}`);
  await read.click();
  await expect(notice).toContainText(`table ${disputed[1]}`);

  await notice.getByRole('button', { name: '3 more' }).click();
  for (const table of disputed) await expect(notice).toContainText(`table ${table}`);
  await expect(notice.getByText('right to consult the inspector')).toHaveCount(4);
  await expect(notice.getByText('CP 13.9')).toBeVisible();
  await expect(read).toHaveCount(3);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(read).toHaveCount(1);
});

const phones = { upright: { width: 390, height: 844 }, sideways: { width: 844, height: 390 } };

for (const [name, viewport] of Object.entries(phones)) {
  test(`notices leave room for a table and a replay on a phone held ${name}`, async ({ guest }) => {
    const { page } = await guest({ viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const notice = page.getByRole('region', { name: 'Your dispute' });
    const more = notice.getByRole('button', { name: '3 more' });
    const height = async (): Promise<number> => (await notice.boundingBox())?.height ?? Infinity;
    for (const table of disputed) await openDispute(page, table);

    const table = await TablePage.open(page, number);
    await table.sit();
    await table.lay('Ante');
    await table.press('Deal');
    const buttons = [table.offer('Fold'), table.offer('Play')];
    const expectRoom = async (): Promise<void> => {
      await expect(notice).toBeInViewport({ ratio: 0.99 });
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 0.99 });
      expect(await height()).toBeLessThanOrEqual(share * viewport.height + 1);
    };
    await expect(more).toBeVisible();
    await expectRoom();
    expect(await height()).toBeLessThan(60);
    if (name === 'upright') {
      const top = (await notice.boundingBox())?.y ?? 0;
      const own = page.locator('.thing--card .card').last();
      await expect(own).toBeInViewport({ ratio: 0.99 });
      await expect
        .poll(async () => {
          const card = await own.boundingBox();
          return card ? card.y + card.height : Infinity;
        })
        .toBeLessThanOrEqual(top);
    }
    await more.click();
    await expect(notice.getByRole('button', { name: 'I have read this' })).toHaveCount(4);
    await expectRoom();
    await notice.getByRole('button', { name: 'Close' }).click();

    await table.press('Play');
    await expect(table.words).toContainText(/Total:/);
    await page.goto('/history');
    await page.goto((await page.locator('a[href^="/replay/"]').first().getAttribute('href')) ?? '');
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect(play).toBeVisible();
    await expect(notice).toBeInViewport({ ratio: 0.99 });
    expect(await height()).toBeLessThanOrEqual(share * viewport.height + 1);
    if (name === 'upright') await expect(play).toBeInViewport({ ratio: 0.99 });
  });
}
