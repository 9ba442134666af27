// Renders the PNG icons of the manifest from public/icon.svg with Chromium: node tools/icons.mjs. The results are
// committed. The maskable icon keeps the letter within the safe circle on a full background.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';

const folder = new URL('../public/', import.meta.url).pathname;
const svg = readFileSync(`${folder}icon.svg`, 'utf8');
const letter = svg.replace(/<rect[^>]*>/, '');
const maskable = letter.replace('viewBox="0 0 32 32"', 'viewBox="-8 -8 48 48" style="background:#14483b"');

const browser = await chromium.launch({
    executablePath: process.env['BAIZE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
});
for (const [name, size, drawing] of [
    ['icon-192', 192, svg],
    ['icon-512', 512, svg],
    ['icon-maskable', 512, maskable],
]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const sized = drawing.replace('<svg ', `<svg width="${size}" height="${size}" `);
    await page.setContent(`<body style="margin:0">${sized}</body>`);
    await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
    await page.close();
}
await browser.close();
