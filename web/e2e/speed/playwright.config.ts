// `./dev speed`: how long the first page takes, and how much work a table's change is.
import { defineConfig } from '@playwright/test';

import common from '../playwright.config';

export default defineConfig(common, { testDir: '.', testIgnore: [], workers: 1, reporter: 'list' });
