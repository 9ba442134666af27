// A player finds a finished round, replays it step by step, exports, shares and proves it.
import { readFile } from 'node:fs/promises';

import { playedRound } from './kit/round';
import { expect, test } from './kit/test';

test('a finished round is found, replayed, exported and shared', async ({ guest, stranger }) => {
  const { page } = await guest();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = await playedRound(page, 'ultimate_holdem');
  const told = await table.panels.getByText(/^Bet \$/).innerText();

  await page.goto('/history');
  await page
    .getByRole('link', { name: /^Replay round/ })
    .first()
    .click();
  const steps = page.locator('.steps li');
  await expect(steps.first()).toBeVisible();
  expect(await steps.count()).toBeGreaterThan(5);
  expect(told).toContain(
    /\$[\d,.]+/.exec(
      await page
        .getByText(/^Bet \$/)
        .first()
        .innerText(),
    )?.[0] ?? 'none',
  );

  // Each step shows its clause.
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(page.locator('.steps [aria-current="step"]')).toContainText('1');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.locator('.steps [aria-current="step"]')).toContainText('2');
  await page.keyboard.press('End');
  await expect(steps.last()).toHaveClass(/is-now/);
  await expect(page.locator('.why')).toContainText(/UTH \d|I-\d/);
  await expect(page.getByRole('region', { name: 'Proof of the deck' })).toContainText(/opened/);

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /JSON/ }).first().click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect(JSON.stringify(file)).toContain('UTH ');

  // The link shows the round to a stranger with the sharer's cards and no others.
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/replay/');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await stranger();
  await other.goto(link);
  await expect(other.locator('.steps li').first()).toBeVisible();
  await expect(other.getByText(/saw it/)).toBeVisible();
  // A stranger has no history, so the back button leads to the lobby; a phone names the sharer too.
  await expect(other.getByRole('link', { name: 'To the lobby' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Back to your history' })).toBeVisible();
  const size = other.viewportSize()!;
  await other.setViewportSize({ width: 390, height: 844 });
  await expect(other.getByText(/saw it/)).toBeInViewport({ ratio: 1 });
  expect(await other.getByText(/saw it/).evaluate((on) => on.scrollWidth <= on.clientWidth + 1)).toBe(true);
  await other.setViewportSize(size);
  // The sharer is called by name, and no player is called "You".
  await expect(other.getByText(/^Guest.* \(shared this\)/).first()).toBeVisible();
  await expect(other.getByText('You', { exact: true })).toHaveCount(0);

  // A link with a wrong key shows only what is public.
  const forged = new URL(link);
  forged.searchParams.set('key', `${forged.searchParams.get('key')?.slice(0, -2) ?? ''}00`);
  await other.goto(forged.href);
  await expect(other.getByText('as everybody saw it')).toBeVisible();
});

test('all rounds that fit the filter are one file', async ({ guest }) => {
  const { page } = await guest();
  await playedRound(page, 'three_card');
  await page.goto('/history');
  await expect(page.getByRole('link', { name: /^Replay round/ }).first()).toBeVisible();
  const exported = async (name: RegExp): Promise<string> => {
    await page.getByRole('button', { name: 'Export all' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('list', { name: 'Export all rounds' }).getByRole('link', { name }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const lines = (await exported(/^JSON/)).trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toHaveProperty('row.game', 'three_card');
  expect(await exported(/^Text/)).toBe('');

  // The file has what the filter shows, and a house game has no hands of poker.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto('/history?game=three_card');
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByRole('list', { name: 'Export all rounds' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^JSON/ })).toHaveAttribute('href', /game=three_card/);
  const address = (await page.getByRole('link', { name: /^JSON/ }).getAttribute('href')) ?? '';
  const later = await page.request.get(`${address}&from=${Date.parse(tomorrow) + 86_400_000}`);
  expect(await later.text()).toBe('');
});

test('the browser proves the deck and rejects a changed proof', async ({ guest }) => {
  const { page } = await guest();
  const table = await playedRound(page, 'caribbean_stud');
  const round = /round ([\d,]+)|replay\/\d+\/(\d+)/.exec(
    (await table.panels.getByRole('link', { name: /Replay this round/ }).getAttribute('href')) ?? '',
  )?.[2];
  await page.goto(`/fairness?table=${table.number}&round=${round}`);
  const result = page.getByRole('region', { name: 'Result of the check' });
  await expect(result).toContainText(/All \d+ cards were dealt in order from the promised deck/);
  await expect(result).toContainText('The same promise was shown in this browser');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Proof' }).click(),
  ]);
  const proof = await readFile(await download.path(), 'utf8');
  await page.goto('/fairness');
  const paste = page.getByLabel(/paste/);
  await paste.fill(proof);
  await expect(result).toContainText(/All \d+ cards/);

  // This proof has one card exchanged.
  const changed = JSON.parse(proof) as { cards: { card: string }[] };
  const [first] = changed.cards;
  if (first) first.card = first.card === 'As' ? 'Ks' : 'As';
  await paste.fill(JSON.stringify(changed));
  await expect(result).toContainText(/not what was promised|does not hold/);

  // This proof exchanges the places of two cards, each with its true hashes.
  const swapped = JSON.parse(proof) as { cards: { place: unknown }[] };
  const [one, other] = swapped.cards as [{ place: unknown }, { place: unknown }];
  [one.place, other.place] = [other.place, one.place];
  await paste.fill(JSON.stringify(swapped));
  await expect(result).toContainText('2 of');
  await expect(result).toContainText(/By the order of dealing .* is card \d+ of the deck, not card \d+/);

  await paste.fill('{"format":"something else"}');
  await expect(page.getByRole('alert')).toContainText('This is no proof of a deal');
});
