import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// Serves the tables of the fixtures as pages: npx vite --config tests/gallery/vite.config.ts, then
// /?table=three_card+settled&theme=light&deck=four (&felt shows only the felt). The gallery is not part of the
// build.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
});
