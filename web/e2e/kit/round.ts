// Returns a guest who has finished a round at a practice table.
import { houseTable, type HouseGame } from './floor';
import { TablePage } from './table';
import type { Page } from '@playwright/test';

export async function seated(page: Page, game: HouseGame): Promise<TablePage> {
  const table = await TablePage.open(page, houseTable(game, 'practice'));
  await table.sit();
  return table;
}

export async function playedRound(page: Page, game: HouseGame): Promise<TablePage> {
  const table = await seated(page, game);
  await table.lay('Ante');
  await table.press('Deal');
  await table.playOut([/^(Play|Bet|Flop|Turn|River)/, /^Check/]);
  return table;
}
