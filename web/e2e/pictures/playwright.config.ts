// `./dev pictures` writes docs/screenshots from the demonstration casino that `./dev serve` opens.
import { defineConfig } from '@playwright/test';

import common from '../playwright.config';

export default defineConfig(common, { testDir: '.', testIgnore: [], workers: 1 });
