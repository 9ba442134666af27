// Writes the shown rounds as CSV.
import type { RoundRow } from '../protocol/api';
import { netOf } from './filter';

const columns = [
  'table',
  'round',
  'game',
  'chips',
  'began',
  'ended',
  'staked',
  'back',
  'net',
  'hand',
  'clause',
];

// Returns cents as a decimal without a currency: "12.50", "-3.00".
function plainAmount(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

const time = (moment: number): string => new Date(moment / 1000).toISOString();

// A text that starts like a formula is quoted, so that a spreadsheet does not run it.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function tableFile(rows: RoundRow[]): string {
  const lines = rows.map((row) =>
    [
      String(row.table),
      String(row.round),
      row.title,
      row.chips,
      time(row.began),
      time(row.ended),
      plainAmount(row.staked),
      plainAmount(row.back),
      plainAmount(netOf(row)),
      row.hand,
      row.clause,
    ]
      .map(cell)
      .join(','),
  );
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
