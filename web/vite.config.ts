import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development Vite serves the pages and forwards requests to the server at BAIZE_HOUSE.
const house = process.env['BAIZE_HOUSE'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  // The timeouts are long because no test measures time, and a machine may be busy.
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
