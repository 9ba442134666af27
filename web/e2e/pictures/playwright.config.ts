// `./dev pictures`: docs/screenshots, from the house for show as `./dev serve` opens it.
import { defineConfig } from '@playwright/test';

import common from '../playwright.config';

export default defineConfig(common, { testDir: '.', testIgnore: [], workers: 1 });
