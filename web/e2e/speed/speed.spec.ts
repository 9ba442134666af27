// Measures figures for bench/results.md; it asserts only that they could be measured.
import type { CDPSession, Page } from '@playwright/test';

import { countClicks } from '../kit/clicks';
import { houseTable, pokerTable } from '../kit/floor';
import { TablePage } from '../kit/table';
import { expect, test } from '../kit/test';

test.use({
  serverOptions: { isDemo: true, pace: 150, pause: 1000 },
  contextOptions: { reducedMotion: 'no-preference' },
});

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

test('the first page', async ({ stranger }) => {
  const times: number[] = [];
  for (let i = 0; i < 9; i++) {
    const page = await stranger(); // a separate context without a cache
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Watch table 1', exact: true })).toBeVisible();
    times.push(await page.evaluate(() => performance.now()));
  }
  console.log(
    `first page, all tables shown and ready: median ${median(times).toFixed(0)} ms of ${times.length}`,
  );
});

async function metrics(session: CDPSession): Promise<Record<string, number>> {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

declare global {
  interface Window {
    frameTimes: number[];
  }
}

// Records the duration of each frame that draws a change of the table.
async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    window.frameTimes = [];
    let began = 0;
    new MutationObserver(() => {
      if (began > 0) return;
      began = performance.now();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          window.frameTimes.push(performance.now() - began);
          began = 0;
        };
        channel.port2.postMessage(null);
      });
    }).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => window.frameTimes);
}

test('a change of a table', async ({ guest }) => {
  const { page } = await guest();
  await TablePage.open(page, pokerTable('omaha_hilo', 'money'));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let updates = 0;
  page.on('websocket', () => undefined);
  await session.send('Network.enable');
  session.on('Network.webSocketFrameReceived', ({ response }) => {
    if (response.payloadData.startsWith('{"table_changed"')) updates += 1;
  });
  const frames = await watchFrames(page);
  const before = await metrics(session);
  await expect.poll(() => updates).toBeGreaterThan(150);
  const after = await metrics(session);
  const spent = (name: string): string =>
    ((((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / updates).toFixed(2);
  const times = await frames();
  times.sort((a, b) => a - b);
  console.log(
    `a change of a table: ${updates} of them; each ${spent('ScriptDuration')} ms of script, ` +
      `${spent('RecalcStyleDuration')} ms of style, ${spent('LayoutDuration')} ms of layout, ` +
      `${spent('TaskDuration')} ms of the main thread in all`,
  );
  console.log(
    `from the change to the frame that shows it: median ${median(times).toFixed(1)} ms, ` +
      `95 % within ${(times[Math.floor(times.length * 0.95)] ?? NaN).toFixed(1)} ms`,
  );
});

// A second visitor would wait for the first one, so one visit is measured.
test('the first card', async ({ stranger }) => {
  const page = await stranger();
  await page.goto('/');
  const number = houseTable('three_card', 'practice');
  const sit = page.getByRole('link', { name: `Sit down, table ${number}`, exact: true });
  await expect(sit).toBeVisible();
  const clicks = await countClicks(page);
  const began = await page.evaluate(() => performance.now());
  await sit.click();
  const table = new TablePage(page, number);
  await table.spot('Ante').click();
  await table.press('Deal');
  await expect(table.offer('Play')).toBeVisible();
  const seconds = ((await page.evaluate(() => performance.now())) - began) / 1000;
  console.log(
    `first card, from the lobby of a first visit: ${await clicks()} clicks, ${seconds.toFixed(1)} s`,
  );
});
