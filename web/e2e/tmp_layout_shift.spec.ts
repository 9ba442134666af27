// No visible element moves while a page loads.
import type { Page } from '@playwright/test';

import { houseTable, pokerTable } from './kit/floor';
import { expect, test } from './kit/test';

const paths = [
  '/rules',
  '/rules/UTH/3.19',
  '/readings/I-42',
  '/jackpots',
  '/jackpots/screen',
  '/analysis/three_card',
  '/equity?hand=AsKs&hand=QdQc',
  '/fairness',
];
// These pages differ between visitors and guests.
const personal = [
  '/',
  '/history',
  '/account',
  `/table/${houseTable('ultimate_holdem', 'practice')}`,
  `/table/${pokerTable('holdem', 'practice')}`,
];
const sizes = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const unseen = 0.03; // layout shift score; 0.1 counts as good

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

// Records the layout shifts of a page that no input has caused.
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const note = (entry: PerformanceEntry): void => {
      const { value, sources } = entry as Shift;
      window.shifts.push({
        value,
        what: sources.map(({ node }) => (node as Element | null)?.className ?? '').join(', '),
      });
    };
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page): Promise<{ value: number; what: string }[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => window.shifts);
}

for (const [name, size] of Object.entries(sizes)) {
  test(`pages load without layout shifts on a ${name}`, async ({ stranger, guest }) => {
    const visits: [Page, string[]][] = [
      [await stranger(), [...paths, ...personal]],
      [(await guest()).page, personal],
    ];
    for (const [page, seen] of visits) {
      await page.setViewportSize(size);
      await watchShifts(page);
      for (const path of seen) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('main').first()).toBeVisible();
          const shifts = await shiftsOf(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts)).toBeLessThan(unseen);
        });
      }
    }
  });
}
