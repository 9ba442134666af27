// A page that is older than the server shows offers of unknown kinds as plain buttons and keeps working.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

interface Offer {
  kind: string;
  verb: string;
  name: string;
  clause: string;
}

test('offers of a newer server have plain buttons', async ({ guest }) => {
  const { page } = await guest();
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { table_changed?: { table: { offers: Offer[] } } };
      const offers = message.table_changed?.table.offers;
      const play = offers?.find((offer) => offer.verb === 'play');
      if (offers && play) {
        offers.push({ ...play, verb: 'play_blind', name: 'play_blind' });
        offers.push({
          ...play,
          kind: 'insurance',
          verb: 'insure',
          name: 'insure_the_hand',
          clause: 'TCP 9.9',
        });
      }
      socket.send(JSON.stringify(message));
    });
  });
  const table = await TablePage.open(page, houseTable('three_card', 'practice'));
  await table.sit();
  await table.lay('Ante');
  await table.press('Deal');
  await expect(table.offer('Play blind')).toBeVisible();
  await expect(table.offer('Insure the hand')).toBeVisible();
  await expect(table.offer('Insure the hand')).not.toHaveAttribute('aria-keyshortcuts', /./);
  await expect(table.words).toContainText('Insure the hand');
  await table.press(/^Insure the hand/); // the server reads only the command, which is that of Play
  await expect(table.words).toContainText(/Total:/);
  await expect(table.offer('Insure the hand')).toHaveCount(0);
});
