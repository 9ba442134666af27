// After the showdown any player at the table may ask to see a mucked hand. [CP 8.20.4] [CP 9.5]
import type { Page } from '@playwright/test';

import { pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = pokerTable('holdem', 'money');

// Aces that raise, so that they are shown first; seven-deuce is mucked, on a board that improves no hand.
test.use({ serverOptions: { pause: 30_000, decks: { [number]: '2c As 7d Ah 3h Kd Qc 9h 3d 4s 3c 5h' } } });

interface Offer {
  kind: string;
  verb: string;
  box: unknown;
}

interface Seen {
  table_changed?: { table: { you: { chips: number } | null; offers: Offer[] } };
}

// Two players have one mucked hand at most, the loser's own. The loser is offered another one, as beside a third player.
async function offerAnotherHand(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as Seen;
      const table = message.table_changed?.table;
      const rebuy = table?.offers.find((offer) => offer.verb === 'add_chips');
      if (table && rebuy && table.you?.chips === 0)
        table.offers.push({ ...rebuy, kind: 'request', verb: 'see_hand', box: 1 });
      socket.send(JSON.stringify(message));
    });
  });
}

test('a mucked hand is asked for and lies open on the felt', async ({ member }) => {
  const tables: TablePage[] = [];
  for (const name of ['Nora', 'Otto']) {
    const { page } = await member(name);
    await offerAnotherHand(page);
    const table = await TablePage.open(page, number);
    await table.sit(100);
    tables.push(table);
  }
  const winners = (): Promise<boolean[]> =>
    Promise.all(tables.map(async (table) => /Won \$/.test(await table.dock.innerText())));
  await expect(async () => {
    if ((await winners()).some(Boolean)) return;
    for (const table of tables) {
      if (await table.offer(/^Raise|^Bet/).isVisible()) {
        await table.page.keyboard.press('End');
        await table.pressAny([/^Raise|^Bet/]);
      } else await table.pressAny([/^Call/]);
    }
    throw new Error('nobody has won yet');
  }).toPass({ intervals: [50] });
  const [winner, loser] = (await winners())[0] ? tables : [...tables].reverse();

  // A player who has just lost all chips may ask too.
  await expect(loser!.offer('Rebuy')).toBeVisible();
  await expect(loser!.offer('See hand')).toBeVisible();

  const mucked = (table: TablePage) =>
    table.page.locator('.thing--card').getByLabel(/^(two of clubs|seven of diamonds)/);
  await expect(winner!.offer('See hand')).toBeVisible();
  await expect(mucked(winner!)).toHaveCount(0);
  await winner!.press('See hand');
  await expect(winner!.words).toContainText(/seven of diamonds/);
  await expect(mucked(winner!)).toHaveCount(2);
  await expect(winner!.offer('See hand')).toHaveCount(0);
});
