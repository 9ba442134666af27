import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

// The tests use Debian's Chromium, the pages of web/dist and servers of the test program `browser_house`.
export default defineConfig({
  testDir: '.',
  testIgnore: ['pictures/**', 'speed/**'],
  outputDir: join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.cache/e2e'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // a test that passes only the second time is reported as flaky
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  // The timeouts are long because no test measures time, and a machine may be busy.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['BAIZE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    screenshot: 'only-on-failure',
  },
});
