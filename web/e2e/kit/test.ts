// Tests with a house and people. Whatever a page complains about in its console fails the test.
import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { startServer, type House, type ServerOptions } from './casino_server';

export { expect } from '@playwright/test';

export interface Person {
  page: Page;
  name: string;
}

interface Fixtures {
  wishes: ServerOptions;
  house: House;
  // Somebody with a browser of his own: a guest with practice chips, or with an account and money.
  guest: (options?: BrowserContextOptions) => Promise<Person>;
  member: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  // Only looks.
  stranger: (options?: BrowserContextOptions) => Promise<Page>;
}

type Complaints = string[];

async function newPage(
  browser: Browser,
  house: House,
  complaints: Complaints,
  options: BrowserContextOptions | undefined,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, ...options });
  const page = await context.newPage();
  page.on('console', (message) => {
    // A line that the test has cut is no complaint of the page's.
    if (/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return page;
}

const password = 'correct horse battery';

export const test = base.extend<Fixtures & { complaints: Complaints }>({
  wishes: [{}, { option: true }],
  complaints: async ({}, use) => {
    const complaints: Complaints = [];
    await use(complaints);
    if (complaints.length > 0) throw new Error(`a page complained:\n${[...new Set(complaints)].join('\n')}`);
  },
  house: async ({ wishes }, use) => {
    const house = await startServer(wishes);
    await use(house);
    await house.stop();
  },
  stranger: async ({ browser, house, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await newPage(browser, house, complaints, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  guest: async ({ stranger }, use) => {
    await use(async (options) => {
      const page = await stranger(options);
      await page.goto('/');
      await page.getByRole('button', { name: /guest/i }).first().click();
      const menu = page.getByRole('button', { name: /^Guest/ });
      await menu.waitFor();
      return { page, name: (await menu.innerText()).trim() };
    });
  },
  member: async ({ stranger }, use) => {
    await use(async (name, options) => {
      const page = await stranger(options);
      await page.goto('/');
      await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Register', { exact: true }).first().click();
      await dialog.getByLabel('Name', { exact: true }).fill(name);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Register', exact: true }).last().click();
      await page.getByRole('button', { name }).first().waitFor();
      return { page, name };
    });
  },
});
