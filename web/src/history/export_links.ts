// Links to a round as a file, in the formats that the server offers.
import { addressOf } from '../session/api';

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
