// Fixtures with a casino server and people. An error or warning in the console of a page fails the test.
import { test as base, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

import { startServer, type CasinoServer, type ServerOptions } from './casino_server';

export { expect } from '@playwright/test';

export interface Person {
  page: Page;
  name: string;
}

interface Fixtures {
  serverOptions: ServerOptions;
  server: CasinoServer;
  // Opens a separate browser context for a guest with practice chips, or for a member with an account and money.
  guest: (options?: BrowserContextOptions) => Promise<Person>;
  member: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  // Opens a separate browser context without signing in.
  stranger: (options?: BrowserContextOptions) => Promise<Page>;
}

type ConsoleErrors = string[];

async function newPage(
  browser: Browser,
  server: CasinoServer,
  consoleErrors: ConsoleErrors,
  options: BrowserContextOptions | undefined,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, ...options });
  // Tests replace requests of a page, which a service worker would hide from them. Without it the pages work as in a
  // browser that has none, unless the test allows it.
  if (options?.serviceWorkers !== 'allow')
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  page.on('console', (message) => {
    // The browser logs connections that the test itself cuts.
    if (/WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/.test(message.text())) return;
    // It logs refused requests as well; tests expect what the page says about them.
    if (/the server responded with a status of (401|403|409)/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
  return page;
}

export const password = 'correct horse battery';

export const test = base.extend<Fixtures & { consoleErrors: ConsoleErrors }>({
  serverOptions: [{}, { option: true }],
  consoleErrors: async ({}, use) => {
    const consoleErrors: ConsoleErrors = [];
    await use(consoleErrors);
    if (consoleErrors.length > 0)
      throw new Error(`errors in the console of a page:\n${[...new Set(consoleErrors)].join('\n')}`);
  },
  server: async ({ serverOptions }, use) => {
    const server = await startServer(serverOptions);
    await use(server);
    await server.stop();
  },
  stranger: async ({ browser, server, consoleErrors }, use) => {
    const pages: Page[] = [];
    await use(async (options) => {
      const page = await newPage(browser, server, consoleErrors, options);
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
      await dialog.getByRole('button', { name: 'I have stored it' }).click();
      await page.getByRole('button', { name }).first().waitFor();
      return { page, name };
    });
  },
});
