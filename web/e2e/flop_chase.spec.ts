// Flop Chase is a wager on the colour of all three flop cards, placed before the hand.
import { pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = pokerTable('holdem', 'money');

// All cards that can reach the flop are red.
test.use({
  serverOptions: { decks: { [number]: 'Ah Kd 9h 4d 7h 2d Jh Qd 5h 8d 3h 6d Th Td' }, pause: 6000 },
});

test('Flop Chase on red, won', async ({ member }) => {
  const { page } = await member('Ada');
  const ada = await TablePage.open(page, number);
  await ada.sit();
  await ada.openPanel('Chase');
  await ada.panels.getByRole('button', { name: 'Red', exact: true }).click();
  const putDown = ada.panels.getByRole('button', { name: /^Bet \$\d+ on red$/ });
  const stake = Number(/\$(\d+)/.exec(await putDown.innerText())?.[1]);
  await putDown.click();
  await expect(ada.panels.getByRole('button', { name: 'Take it back' })).toBeVisible();

  const other = await member('Ben');
  const ben = await TablePage.open(other.page, number);
  await ben.sit();
  await expect(ada.panels).toContainText('waits for the flop');
  await expect(async () => {
    if (/\+/.test(await ada.panels.innerText())) return;
    for (const table of [ada, ben]) await table.pressAny([/^Check/, /^Call/]);
    throw new Error('no flop yet');
  }).toPass({ intervals: [50] });
  await expect(ada.panels).toContainText(`+$${stake * 7}`);
  await expect(ada.part('Board')).toContainText(/hearts|diamonds/);
});
