// Writes dist/sw.js: the service worker with the list of files of this build and a name for its cache.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
const worker = readFileSync(new URL('./service_worker.js', import.meta.url), 'utf8');
writeFileSync(
    new URL('sw.js', dist),
    `const shell = ${JSON.stringify(['/', ...assets, '/icon.svg'])};\nconst cacheName = 'shell-${version}';\n${worker}`,
);
