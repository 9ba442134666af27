// A player takes a further box at a house game.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

// [TCP 5.9.1] [I-96]
test('a player takes a second box with one press and plays both', async ({ member }) => {
  const table = await TablePage.open((await member('Nora')).page, houseTable('three_card', 'money'));
  await table.sit();
  await table.lay('Ante');
  await table.press(/^\+ Box \d/);
  await expect(table.offer(/^\+ Box \d/)).toContainText('$'); // a third one is offered
  await table.press('Deal');
  await expect(table.dock.getByRole('button', { name: /^Play.*Box \d/ })).toHaveCount(2);
});
