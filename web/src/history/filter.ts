// Filters the fetched rounds and sums them up. The filter is stored in the address.
import type { ChipKind, RoundRow } from '../protocol/api';

export type Outcome = 'any' | 'won' | 'lost' | 'even';

export interface RoundFilter {
  game: string; // "": any
  outcome: Outcome;
  least: number | undefined; // minimum net result in cents
  words: string; // words in the name of the hand
  clause: string; // prefix of the deciding clause
  from: string; // "2026-11-14": days by this machine's clock, both counted
  to: string;
}

export const everyRound: RoundFilter = {
  game: '',
  outcome: 'any',
  least: undefined,
  words: '',
  clause: '',
  from: '',
  to: '',
};

const outcomes: readonly Outcome[] = ['any', 'won', 'lost', 'even'];

export const netOf = (row: RoundRow): number => row.back - row.staked;

export function outcomeOf(row: RoundRow): Exclude<Outcome, 'any'> {
  const net = netOf(row);
  return net > 0 ? 'won' : net < 0 ? 'lost' : 'even';
}

// The local day of a moment, "2026-11-14".
export function dayOf(moment: number): string {
  const date = new Date(moment / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

export function fits(row: RoundRow, filter: RoundFilter): boolean {
  const day = dayOf(row.ended);
  return (
    (filter.game === '' || row.game === filter.game) &&
    (filter.outcome === 'any' || outcomeOf(row) === filter.outcome) &&
    (filter.least === undefined || Math.abs(netOf(row)) >= filter.least) &&
    plain(row.hand).includes(plain(filter.words)) &&
    plain(row.clause).replaceAll(' ', '').startsWith(plain(filter.clause).replaceAll(' ', '')) &&
    (filter.from === '' || day >= filter.from) &&
    (filter.to === '' || day <= filter.to)
  );
}

export interface Totals {
  chips: ChipKind;
  rounds: number;
  won: number;
  lost: number;
  even: number;
  staked: number;
  net: number;
}

// Money and practice chips are never added together.
export function totalsOf(rows: RoundRow[]): Totals[] {
  const kinds: ChipKind[] = ['money', 'play'];
  return kinds.flatMap((chips) => {
    const some = rows.filter((row) => row.chips === chips);
    if (some.length === 0) return [];
    const count = (outcome: Outcome): number => some.filter((row) => outcomeOf(row) === outcome).length;
    return [
      {
        chips,
        rounds: some.length,
        won: count('won'),
        lost: count('lost'),
        even: count('even'),
        staked: some.reduce((sum, row) => sum + row.staked, 0),
        net: some.reduce((sum, row) => sum + netOf(row), 0),
      },
    ];
  });
}

const day = (text: string | null): string => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');

export function filterOf(query: URLSearchParams): RoundFilter {
  const least = Number(query.get('least') ?? '');
  return {
    game: query.get('game') ?? '',
    outcome: outcomes.find((outcome) => outcome === query.get('result')) ?? 'any',
    least: Number.isSafeInteger(least) && least > 0 ? least : undefined,
    words: query.get('hand') ?? '',
    clause: query.get('clause') ?? '',
    from: day(query.get('from')),
    to: day(query.get('to')),
  };
}

export function addressOfFilter(filter: RoundFilter): string {
  const query = new URLSearchParams();
  if (filter.game) query.set('game', filter.game);
  if (filter.outcome !== 'any') query.set('result', filter.outcome);
  if (filter.least !== undefined) query.set('least', String(filter.least));
  if (filter.words) query.set('hand', filter.words);
  if (filter.clause) query.set('clause', filter.clause);
  if (filter.from) query.set('from', filter.from);
  if (filter.to) query.set('to', filter.to);
  return `/history${query.size > 0 ? `?${query}` : ''}`;
}
