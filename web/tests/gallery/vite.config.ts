import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The tables of the fixtures as pages, for looking at: npx vite --config tests/gallery/vite.config.ts,
// then /?table=three_card+settled&theme=light&deck=four (&felt: the felt alone). No part of what is
// built.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
});
