// A player at a full table joins the waiting list and gets the next free seat.
import { houseTable, pokerTable } from './kit/floor';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const number = houseTable('three_card', 'practice');
const freeSeats = 5; // of six; a bot has the other one

test('a player waits for a full table and gets the seat that becomes free', async ({ guest }) => {
  const seated: TablePage[] = [];
  for (let i = 0; i < freeSeats; i++) {
    const { page } = await guest();
    const table = await TablePage.open(page, number);
    await table.sit(); // a seat without chips is given up after a minute
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
  await expect(late.dock).toContainText(/Box \d is yours to take/);
  await late.press(/^Sit down/);
  await expect(late.part('You')).toContainText(/Box \d/);
  await expect(first.dock).toContainText('You are watching');
  await expect(first.offer('Sit down')).toBeHidden();
});

test('the dock of a house game shows at once that the player waits', async ({ guest }) => {
  for (let i = 0; i < freeSeats; i++) {
    const table = await TablePage.open((await guest()).page, number);
    await table.sit();
  }
  const { page } = await guest();
  const late = await TablePage.open(page, number);
  await late.press('Join the waiting list');
  await expect(late.dock).toContainText('You are number 1 in line', { timeout: 3_000 });
  await expect(late.offer('Join the waiting list')).toBeHidden();
});

test('an offered poker seat is passed on with a key and goes to the next player', async ({ guest }) => {
  test.slow();
  const poker = pokerTable('holdem', 'practice');
  const seated: TablePage[] = [];
  for (;;) {
    const { page } = await guest();
    const table = await TablePage.open(page, poker);
    await expect(table.offer(/^(Sit down|Join)/)).toBeVisible();
    if (await table.offer('Join').isVisible()) {
      seated.push(table);
      break;
    }
    await table.press('Sit down');
    // A player with a seat is not offered another one while the table plays.
    await expect(table.part('You')).toContainText(/Seat \d/);
    seated.push(table);
  }
  const late = seated.pop()!;
  await late.page.keyboard.press('j');
  await expect(late.dock).toContainText('You are number 1 in line');
  const { page } = await guest();
  const later = await TablePage.open(page, poker);
  await later.page.keyboard.press('j');
  await expect(later.dock).toContainText('You are number 2 in line');

  // A player must fold before leaving in the middle of a hand.
  const [first] = seated as [TablePage];
  await first.openPanel('Seat');
  const leave = first.panels.getByRole('button', { name: /^Leave/ });
  await expect(async () => {
    for (const table of seated) await table.pressAny([/^Check/, /^Fold/]);
    await leave.click({ timeout: 200 });
    await expect(first.dock).toContainText(/watching|in line/, { timeout: 500 });
  }).toPass({ intervals: [50] });
  // The seat can be taken or passed on, also after a reload.
  await expect(late.dock).toContainText(/Seat \d is yours to take/);
  await expect(late.offer('Sit down')).toBeVisible();
  await late.page.reload();
  await expect(late.offer('Let the seat go')).toBeVisible();
  await late.page.keyboard.press('g');
  await expect(later.offer('Let the seat go')).toBeVisible();
  await expect(late.dock).not.toContainText('is yours to take');
  await later.page.keyboard.press('s');
  await expect(later.part('You')).toContainText(/Seat \d/);
});
