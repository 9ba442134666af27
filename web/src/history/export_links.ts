// Links to a round, or to all rounds, as a file in the formats that the server offers.
import { addressOf } from '../session/api';
import type { RoundFilter } from './filter';

export interface ExportLink {
  name: string;
  about: string;
  address: string;
  file: string;
}

interface Which {
  table: number;
  round: number;
  formats: string[];
  key?: string | undefined; // of a shared link
}

const formats = [
  { as: 'json', name: 'JSON', about: 'everything, step by step', ending: 'json' },
  { as: 'phh', name: 'PHH', about: 'Poker Hand History', ending: 'phh' },
  { as: 'ohh', name: 'OHH', about: 'Open Hand History', ending: 'ohh.json' },
  { as: 'text', name: 'Text', about: 'for hand trackers', ending: 'txt' },
] as const;

export function exportLinks({ table, round, formats: has, key }: Which): ExportLink[] {
  return formats
    .filter((format) => has.includes(format.as))
    .map(({ as, name, about, ending }) => ({
      name,
      about,
      address: addressOf('export', { table, round, as, ...(key ? { key } : {}) }),
      file: `table-${table}-round-${round}.${ending}`,
    }));
}

const filesOfAll = [
  { as: 'phhs', name: 'PHH', about: 'all hands of poker', file: 'hands.phhs', of: 'phh' },
  { as: 'ohh', name: 'OHH', about: 'all hands of poker', file: 'hands.ohh', of: 'ohh' },
  { as: 'text', name: 'Text', about: 'all hands, for hand trackers', file: 'hands.txt', of: 'text' },
  { as: 'json', name: 'JSON', about: 'all games, one round a line', file: 'rounds.jsonl', of: 'json' },
] as const;

// The beginning of a local day in milliseconds, so many days later.
function beginOf(day: string, later: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

// All rounds that fit the filter, also those that the page has not fetched. `formats`: those of one
// round of the filtered game.
export function exportAllLinks(filter: RoundFilter, formats: string[]): ExportLink[] {
  const wanted = {
    ...(filter.game ? { game: filter.game } : {}),
    ...(filter.outcome === 'any' ? {} : { result: filter.outcome }),
    ...(filter.least === undefined ? {} : { least: filter.least }),
    ...(filter.words ? { hand: filter.words } : {}),
    ...(filter.clause ? { clause: filter.clause } : {}),
    ...(filter.from ? { from: beginOf(filter.from, 0) } : {}),
    ...(filter.to ? { before: beginOf(filter.to, 1) } : {}),
  };
  return filesOfAll
    .filter(({ of }) => formats.includes(of))
    .map(({ as, name, about, file }) => ({
      name,
      about,
      address: addressOf('export_all', { as, ...wanted }),
      file,
    }));
}
