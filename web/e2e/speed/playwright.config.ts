// `./dev speed` measures the time to the first page and the work for a change of a table.
import { defineConfig } from '@playwright/test';

import common from '../playwright.config';

export default defineConfig(common, { testDir: '.', testIgnore: [], workers: 1, reporter: 'list' });
