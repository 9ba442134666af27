// Names of things. The server sends identifiers ("pair_plus"); people read words.
import type { SeatView, TableSnapshot } from '../protocol/messages';

const wagers: Record<string, string> = {
  ante: 'Ante',
  blind: 'Blind',
  bet: 'Bet',
  play: 'Play',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  pair_plus: 'Pair Plus',
  trips: 'Trips',
  dealer_poker_extra: 'Dealer Extra',
  player_poker_extra: 'Player Extra',
  player_poker_extra_2: 'Player Extra',
  player_poker_extra_3: 'Player Extra',
  poker_extra: 'Poker Extra',
  jackpot: 'Jackpot',
  ante_bonus: 'Ante Bonus',
  instant_winner: 'Instant Winner',
  flop_chase: 'Flop Chase',
  red: 'Flop Chase red',
  black: 'Flop Chase black',
};

// Returns "Some thing" for an unknown identifier "some_thing" of a newer server.
function spelled(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const excess = '_excess';

export const isExcess = (wager: string): boolean => wager.endsWith(excess);

// Returns the wager of a result: "ante_excess" -> "ante".
export function wagerOf(result: string): string {
  const wager = isExcess(result) ? result.slice(0, -excess.length) : result;
  return wager.startsWith('player_poker_extra') ? 'player_poker_extra' : wager;
}

export function wagerName(wager: string): string {
  if (isExcess(wager)) return `${wagerName(wagerOf(wager))}, the part that did not play`;
  return wagers[wager] ?? spelled(wager);
}

// Returns a player's last action at a house game: "Played 4×".
const done: Record<string, string> = {
  check: 'Checked',
  fold: 'Folded',
  fold_ante: 'Ante folded',
  play: 'Played',
  bet: 'Bet',
  flop: 'Flop wager',
  turn: 'Turn wager',
  river: 'River wager',
  instant_winner: 'Instant Winner',
};

const sized = /^(\w+)_(\d+)x$/;

export function didName(did: string): string {
  const size = sized.exec(did);
  if (size?.[1]) return `${done[size[1]] ?? spelled(size[1])} ${size[2]}×`;
  return done[did] ?? (did ? spelled(did) : '');
}

export const botMark = ' (bot)';

export function seatName(seat: SeatView | undefined): string {
  if (!seat || seat.person === 0) return '';
  return seat.is_bot ? seat.name + botMark : seat.name;
}

// A table in a shared replay, seen from the seat of the person who shared it.
export interface SharedTable extends TableSnapshot {
  sharedBy: string;
}

const isShared = (shown: TableSnapshot): shown is SharedTable => 'sharedBy' in shown;

// Returns the name of the seat from which the table is seen.
export const ownName = (shown: TableSnapshot): string =>
  isShared(shown) ? `${shown.sharedBy} (shared this)` : 'You';

// Returns the name of a person at this table, or "You".
export function personName(shown: TableSnapshot, person: number): string {
  if (isYou(shown, person)) return ownName(shown);
  return seatName(shown.seats.find((seat) => seat.person === person)) || `Player ${person}`;
}

export const isYou = (shown: TableSnapshot, person: number): boolean =>
  person !== 0 && person === shown.you?.person;

// Returns whether this person has not bet for so long that the seat may be asked back.
export const isAbstaining = (shown: TableSnapshot): boolean =>
  shown.seats.some((seat) => seat.is_abstaining && seat.person === shown.you?.person);

export const abstainingText = 'No bet for three rounds: you may be asked to give up your seat';
