// The seven poker games, as the house names them in a question.
export interface EquityGame {
  game: string;
  title: string;
  handSize: number; // how many places a hand has
  isHiLo: boolean;
}

export const equityGames: readonly EquityGame[] = [
  { game: 'holdem', title: 'Hold’em', handSize: 2, isHiLo: false },
  { game: 'holdem_hilo', title: 'Hold’em Hi-Lo', handSize: 2, isHiLo: true },
  { game: 'omaha', title: 'Omaha', handSize: 4, isHiLo: false },
  { game: 'omaha_hilo', title: 'Omaha Hi-Lo', handSize: 4, isHiLo: true },
  { game: 'pineapple', title: 'Pineapple', handSize: 3, isHiLo: false },
  { game: 'crazy_pineapple', title: 'Crazy Pineapple', handSize: 3, isHiLo: false },
  { game: 'crazy_pineapple_hilo', title: 'Crazy Pineapple Hi-Lo', handSize: 3, isHiLo: true },
];

export const handsMost = 10;
export const handsLeast = 2;
export const boardSize = 5;
export const deadMost = 20;

export function equityGame(name: string): EquityGame {
  return equityGames.find((one) => one.game === name) ?? equityGames[0]!;
}
