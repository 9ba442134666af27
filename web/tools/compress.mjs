// Writes compressed copies beside the built files, so that the server need not compress them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const worth = /\.(html|js|css|svg|json|txt)$/;

function* filesIn(folder) {
    for (const name of readdirSync(folder)) {
        const path = join(folder, name);
        if (statSync(path).isDirectory()) yield* filesIn(path);
        else yield path;
    }
}

for (const path of [...filesIn(dist)].filter((name) => worth.test(name))) {
    const text = readFileSync(path);
    if (text.length < 512) continue;
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    };
    writeFileSync(`${path}.br`, brotliCompressSync(text, options));
}
