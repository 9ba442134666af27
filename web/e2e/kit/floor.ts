// Where things stand in the house for show: per house game two tables for money and one to practise,
// then per poker game one of each, as src/cli/demo/demo_house.cpp sets them up.
export const houseGames = [
  'three_card',
  'caribbean_stud',
  'wild_aruba',
  'ultimate_holdem',
  'crown_holdem',
] as const;
export type HouseGame = (typeof houseGames)[number];

export const pokerGames = [
  'holdem',
  'pineapple',
  'crazy_pineapple',
  'crazy_pineapple_hilo',
  'holdem_hilo',
  'omaha',
  'omaha_hilo',
] as const;
export type PokerGame = (typeof pokerGames)[number];

export const houseTable = (game: HouseGame, kind: 'money' | 'practice'): number =>
  houseGames.indexOf(game) * 3 + (kind === 'money' ? 1 : 3);

export const pokerTable = (game: PokerGame, kind: 'money' | 'practice'): number =>
  16 + pokerGames.indexOf(game) * 2 + (kind === 'money' ? 0 : 1);
