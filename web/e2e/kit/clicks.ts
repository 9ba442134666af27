// Counts the clicks of a person on a page.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    clicks: number;
  }
}

// Begins to count, and returns the function that tells the number. Moving to another page of the site does not end the count.
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.clicks = 0;
    addEventListener('click', () => (window.clicks += 1), true);
  });
  return () => page.evaluate(() => window.clicks);
}
