import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the pages come from Vite and the house answers beside it: BAIZE_HOUSE says where.
const house = process.env['BAIZE_HOUSE'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  // A busy machine is no failure: nothing here is about time.
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: house, ws: true, changeOrigin: true } },
  },
});
