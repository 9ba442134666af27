// A round as a file, in the formats the house writes. Hand histories are of poker alone.
import { equityGames } from '../equity/games';
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
  game: string;
  key?: string | undefined; // of a shared link
}

const formats = [
  { as: 'json', name: 'JSON', about: 'everything, step by step', ending: 'json', isPoker: false },
  { as: 'phh', name: 'PHH', about: 'Poker Hand History', ending: 'phh', isPoker: true },
  { as: 'ohh', name: 'OHH', about: 'Open Hand History', ending: 'ohh.json', isPoker: true },
] as const;

export function exportLinks({ table, round, game, key }: Which): ExportLink[] {
  const isPoker = equityGames.some((one) => one.game === game);
  return formats
    .filter((format) => isPoker || !format.isPoker)
    .map(({ as, name, about, ending }) => ({
      name,
      about,
      address: addressOf('export', { table, round, as, ...(key ? { key } : {}) }),
      file: `table-${table}-round-${round}.${ending}`,
    }));
}
