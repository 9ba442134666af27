// A table without a free seat: who comes too late waits in line, and gets the next one.
import { houseTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = houseTable('three_card', 'practice');
const freeSeats = 5; // of six; a program has the other

test('a full table, the line for it, and the seat that becomes free', async ({ guest }) => {
  const seated: TablePage[] = [];
  for (let i = 0; i < freeSeats; i++) {
    const { page } = await guest();
    const table = await TablePage.open(page, number);
    await table.sit();
    await table.buy(); // a seat without chips is given to others after a minute
    seated.push(table);
  }
  const { page } = await guest();
  const late = await TablePage.open(page, number);
  await expect(late.dock).toContainText('No seat is offered to you now');
  await expect(late.offer('Sit down')).toBeHidden();

  await page.goto('/');
  await page.getByRole('button', { name: `Join list, table ${number}` }).click();
  await expect(page.getByText(/You are in line for Three Card Poker/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Leave list, table ${number}` })).toBeVisible();
  await expect(page.getByText(/you, number 1 in line/)).toBeVisible();
  await TablePage.open(page, number);
  await expect(late.dock).toContainText('You are number 1 in line');

  const [first] = seated as [TablePage];
  await first.openPanel('Seat');
  await first.panels.getByRole('button', { name: /^Leave/ }).click();
  await late.press(/^(Sit down|Take)/);
  await expect(late.part('You')).toContainText(/Box \d/);
  await expect(first.dock).toContainText('You are watching');
  await expect(first.offer('Sit down')).toBeHidden();
});
