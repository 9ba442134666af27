// The strategy card as a page of its own for the printer: black on white, on one sheet.
import type { Guide } from './guide';
import { costText, decisionWords } from './words';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `
  @page { margin: 14mm }
  body { margin: 0; color: #1a211d; background: #fff; font: 14px/1.4 "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif }
  h1 { margin: 0 0 2px; font: 400 26px Palatino, Georgia, "Liberation Serif", serif }
  h2 { margin: 18px 0 2px; font-size: 14px }
  table { width: 100%; border-collapse: collapse; break-inside: avoid }
  td { padding: 5px 0; border-bottom: 1px solid #d8d3c5; vertical-align: top }
  td + td { width: 110px; padding-left: 16px; font-weight: 700; text-align: right; white-space: nowrap }
  p { margin: 14px 0 0; color: #434c46 }`;

export function cardPage(guide: Guide, cost: number | undefined): string {
  const parts = guide.card.map(({ when, rows }) => {
    const lines = rows.map(
      ({ hand, decision }) =>
        `<tr><td>${escaped(hand)}</td><td>${escaped(decisionWords(decision))}</td></tr>`,
    );
    return `<h2>${escaped(when)}</h2><table>${lines.join('')}</table>`;
  });
  const qualifies = guide.qualifies ? `<p>${escaped(guide.qualifies.text)}</p>` : '';
  const costs = cost === undefined ? '' : `<p>${costText(cost)}</p>`;
  const title = escaped(guide.title);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}: strategy card</title>` +
    `<style>${style}</style></head><body><h1>${title}</h1>${parts.join('')}${qualifies}${costs}</body></html>`
  );
}
