// Runs axe (WCAG 2.2 A and AA, best practices) on a page and returns each violation with its element.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(options: object): Promise<AxeResults> }; // defined by the source of axe-core
  }
}

type Theme = 'dark' | 'light';

async function look(page: Page, rules: string[]): Promise<string[]> {
  const { violations } = await page.evaluate(
    (only) => window.axe.run(only.length > 0 ? { runOnly: only } : {}),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.html.slice(0, 160)}`),
  );
}

const dressIn = (page: Page, theme: Theme): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

// The contrast is sufficient in both themes.
export async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(await source);
  for (const theme of ['light', 'dark'] as const) {
    await dressIn(page, theme);
    expect(await look(page, ['color-contrast'])).toEqual([]);
  }
}

// Runs all rules in the current theme, and the rules about colours in the other one.
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await source);
  expect(await look(page, [])).toEqual([]);
  const theme = (await page.evaluate(() => document.documentElement.dataset['theme'])) as Theme;
  await dressIn(page, theme === 'light' ? 'dark' : 'light');
  expect(await look(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
  await dressIn(page, theme);
}
