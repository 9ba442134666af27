import type { GameId } from '../../src/protocol/messages';

// The table numbers of the demonstration casino: two money tables and a practice table for each house game, then
// one of each for each poker game, as src/cli/demo/demo_house.cpp creates them.
export const houseGames = [
  'three_card',
  'caribbean_stud',
  'wild_aruba',
  'ultimate_holdem',
  'crown_holdem',
] as const satisfies readonly GameId[];
export type HouseGame = (typeof houseGames)[number];

export const pokerGames = [
  'holdem',
  'pineapple',
  'crazy_pineapple',
  'crazy_pineapple_hilo',
  'holdem_hilo',
  'omaha',
  'omaha_hilo',
] as const satisfies readonly GameId[];
export type PokerGame = (typeof pokerGames)[number];

// Does not compile if a game is in neither list.
export const areAllListed: [Exclude<GameId, HouseGame | PokerGame>] extends [never] ? true : false = true;

export const houseTable = (game: HouseGame, kind: 'money' | 'practice'): number =>
  houseGames.indexOf(game) * 3 + (kind === 'money' ? 1 : 3);

const firstPoker = houseGames.length * 3 + 1;

export const isPokerTable = (table: number): boolean => table >= firstPoker;

export const pokerTable = (game: PokerGame, kind: 'money' | 'practice'): number =>
  firstPoker + pokerGames.indexOf(game) * 2 + (kind === 'money' ? 0 : 1);
