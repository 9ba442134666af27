// The games as the lobby lists them. A game that is not here is listed last, under its own title.
export interface Game {
  game: string;
  title: string;
  against: 'dealer' | 'players' | 'other';
}

export const games: readonly Game[] = [
  { game: 'ultimate_holdem', title: "Ultimate Texas Hold'em", against: 'dealer' },
  { game: 'crown_holdem', title: "Crown Hold'em", against: 'dealer' },
  { game: 'three_card', title: 'Three Card Poker', against: 'dealer' },
  { game: 'caribbean_stud', title: 'Caribbean Stud', against: 'dealer' },
  { game: 'wild_aruba', title: 'Wild Aruba Stud', against: 'dealer' },
  { game: 'holdem', title: 'Holdem', against: 'players' },
  { game: 'pineapple', title: 'Pineapple', against: 'players' },
  { game: 'crazy_pineapple', title: 'Crazy Pineapple', against: 'players' },
  { game: 'crazy_pineapple_hilo', title: 'Crazy Pineapple Hi-Lo', against: 'players' },
  { game: 'holdem_hilo', title: 'Holdem Hi-Lo', against: 'players' },
  { game: 'omaha', title: 'Omaha', against: 'players' },
  { game: 'omaha_hilo', title: 'Omaha Hi-Lo', against: 'players' },
];

const known = new Map(games.map((game) => [game.game, game]));

export const gameTitle = (game: string): string => known.get(game)?.title ?? game.replaceAll('_', ' ');

// Those that have tables, in the order above, with how many.
export function gamesWithCounts(
  tables: readonly { game: string; title: string }[],
): (Game & { count: number })[] {
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table.game, (counts.get(table.game) ?? 0) + 1);
  const others = tables
    .filter((table) => !known.has(table.game))
    .map((table): Game => ({ game: table.game, title: table.title, against: 'other' }));
  const listed = [...games, ...new Map(others.map((other) => [other.game, other])).values()];
  return listed.flatMap((game) => {
    const count = counts.get(game.game) ?? 0;
    return count > 0 ? [{ ...game, count }] : [];
  });
}
