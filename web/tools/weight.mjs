// Adds up the compressed size of the first page: the document and everything it loads before the first click. Fails
// above the limit.
import { existsSync, readFileSync, statSync } from 'node:fs';

const limit = 150 * 1024;
const dist = new URL('../dist/', import.meta.url);
const html = readFileSync(new URL('index.html', dist), 'utf8');
const asked = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|svg))"/g)].map((match) => match[1]);

// Chunks that the first script imports statically are part of the first page.
const chunks = new Set(asked);
for (const name of chunks) {
    if (!name.endsWith('.js')) continue;
    const script = readFileSync(new URL(name, dist), 'utf8');
    for (const match of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
        chunks.add(`assets/${match[1]}`);
}

let total = 0;
for (const name of ['index.html', ...chunks]) {
    const packed = new URL(`${name}.br`, dist);
    const size = statSync(existsSync(packed) ? packed : new URL(name, dist)).size;
    total += size;
    console.log(`${String(size).padStart(8)}  ${name}`);
}
console.log(`${String(total).padStart(8)}  the first page, of ${limit} at most`);
process.exitCode = total > limit ? 1 : 0;
