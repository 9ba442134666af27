// Plays a whole hand of each of the seven poker games against bots.
import { pokerGames, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

for (const game of pokerGames) {
  test(`a hand of ${game}`, async ({ guest }) => {
    const { page } = await guest();
    const number = pokerTable(game, 'practice');
    await page.getByRole('link', { name: `Sit down, table ${number}`, exact: true }).click();
    const table = new TablePage(page, number);
    await table.hasSeat();
    const seat = Number(/Seat (\d)/.exec(await table.part('You').innerText())?.[1]);
    const own = table.part(`Seat ${seat}`);

    // Waits to be dealt in, then takes the cheapest action until the hand is over.
    const cards = { omaha: 4, omaha_hilo: 4, holdem: 2, holdem_hilo: 2 }[game as string] ?? 3;
    let most = 0;
    let played = 0; // the number of the hand in which the player acted
    await expect(async () => {
      const held = /^Cards: (.*)$/m.exec(await own.innerText())?.[1]?.match(/ of /g)?.length ?? 0;
      most = Math.max(most, held);
      const hand = Number(/hand (\d+)/.exec(await page.getByRole('banner').innerText())?.[1]);
      if (played > 0 && hand > played) return;
      if (
        await table.pressAny([
          /^Discard/,
          /^Check/,
          /^Call/,
          /^Show/,
          /^Post and sit back in/,
          /^Sit back in/,
        ])
      )
        played ||= hand;
      throw new Error('the hand goes on');
    }).toPass({ intervals: [30] });
    expect(most).toBeGreaterThanOrEqual(cards);

    // The log has a clause for each step.
    await table.openPanel('Log');
    await expect(table.panels).toContainText(/blind/i);
    await expect(table.panels.locator('.clause').first()).toHaveText(/CP \d/);
  });
}
