// A newcomer to poker is told how long the big blind takes, and may post now.
import { pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = pokerTable('holdem', 'money');

// Folds for these players until the condition holds.
async function foldUntil(tables: TablePage[], isReached: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await isReached()) return;
    for (const table of tables) await table.pressAny([/^Check/, /^Fold/]);
    throw new Error('not yet');
  }).toPass({ intervals: [50] });
}

// [CP 8.10.1] [CP 8.10.2] [I-151]
test('a newcomer chooses between the big blind and posting', async ({ member }) => {
  const players: TablePage[] = [];
  for (const name of ['Nora', 'Otto', 'Pia']) {
    const table = await TablePage.open((await member(name)).page, number);
    await table.sit(100);
    players.push(table);
  }
  await foldUntil(players, async () => (await players[2]!.part('You').innerText()).includes('Cards: '));

  // The hand waits for a player. The seat that is proposed is the one that the blind reaches first.
  const late = await TablePage.open((await member('Quinn')).page, number);
  await expect(late.dock).toContainText('dealt in with the next hand');
  const other = late.dock.getByRole('button', { name: /^Seat \d/, pressed: false });
  const waits: number[] = [];
  for (let i = 0; i < (await other.count()) + 1; i++) {
    await late.dock
      .getByRole('button', { name: /^Seat \d/ })
      .nth(i)
      .click();
    const said = await late.dock.innerText();
    const hands = /after about (one|\d+) hands?/.exec(said)?.[1] ?? '0';
    waits.push(hands === 'one' ? 1 : Number(hands));
  }
  const longest = waits.indexOf(Math.max(...waits));
  expect(waits[longest]).toBeGreaterThan(0);
  await late.dock
    .getByRole('button', { name: /^Seat \d/ })
    .nth(longest)
    .click();
  await late.sit(100);
  await expect(late.dock).toContainText(
    /You are dealt in when the big blind reaches you: about (one hand|\d hands)/,
  );
  await expect(late.offer('Post $2 now')).toBeVisible();
  await late.press('Post $2 now');
  await expect(late.dock).toContainText('You post');
  await expect(late.offer('Post $2 now')).toBeHidden();
  await foldUntil(players, async () => /Cards: /.test(await late.part('You').innerText()));
});
