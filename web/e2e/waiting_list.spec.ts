// A table without a free seat: who comes too late waits in line, and gets the next one.
import { houseTable, pokerTable } from './kit/floor';
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
  await expect(late.dock).toContainText(/Box \d is yours to take/);
  await late.press(/^Sit down/);
  await expect(late.part('You')).toContainText(/Box \d/);
  await expect(first.dock).toContainText('You are watching');
  await expect(first.offer('Sit down')).toBeHidden();
});

test('the dock of a house table says at once that one waits', async ({ guest }) => {
  for (let i = 0; i < freeSeats; i++) {
    const table = await TablePage.open((await guest()).page, number);
    await table.sit();
    await table.buy();
  }
  const { page } = await guest();
  const late = await TablePage.open(page, number);
  await late.press('Join the waiting list');
  await expect(late.dock).toContainText('You are number 1 in line', { timeout: 3_000 });
  await expect(late.offer('Join the waiting list')).toBeHidden();
});

test('at a poker table a seat that is offered is let go with a key, and goes to the next', async ({
  guest,
}) => {
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
    // Others play meanwhile: whoever has a seat is no longer offered one.
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

  // Nobody leaves in the middle of a hand: it is folded first.
  const [first] = seated as [TablePage];
  await first.openPanel('Seat');
  const leave = first.panels.getByRole('button', { name: /^Leave/ });
  await expect(async () => {
    for (const table of seated) await table.pressAny([/^Check/, /^Fold/]);
    await leave.click({ timeout: 200 });
    await expect(first.dock).toContainText(/watching|in line/, { timeout: 500 });
  }).toPass({ intervals: [50] });
  // It can be taken or let go, and a page that is loaded anew says so too.
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
