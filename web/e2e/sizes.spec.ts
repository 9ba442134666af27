// At every size of window your cards, spots and offers are in view at every phase of a round, and nothing that is seen
// moves. Prints the largest movement of each game and size.
import type { Page } from '@playwright/test';

import { houseGames, pokerGames, pokerTable } from './kit/floor';
import { seated } from './kit/round';
import { TablePage } from './kit/table';
import { expect, test } from './kit/test';

const sizes = {
  'phone upright': { width: 390, height: 844 },
  'phone sideways': { width: 844, height: 390 },
  'tablet upright': { width: 768, height: 1024 },
  'tablet sideways': { width: 1024, height: 768 },
  '200 % zoom': { width: 640, height: 360 },
  desktop: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
};
const allowed = 4; // pixels

interface Watch {
  moved: number; // the largest movement in pixels
  what: string; // what moved so far
  hidden: string[]; // what of your own was not in view
  cards: number; // own cards seen at once
}

declare global {
  interface Window {
    watch: Watch & { stop: () => void };
  }
}

// Measures every frame until it is stopped. A plate is as wide as its text, so its middle is measured.
async function startWatch(page: Page, own: number): Promise<void> {
  await page.evaluate((seat) => {
    const first = new Map<string, { x: number; y: number }>();
    const hidden = new Set<string>();
    const watch = {
      moved: 0,
      what: '',
      hidden: [] as string[],
      cards: 0,
      stop: () => cancelAnimationFrame(frame),
    };
    const note = (key: string, x: number, y: number): void => {
      const before = first.get(key) ?? { x, y };
      first.set(key, before);
      const by = Math.max(Math.abs(x - before.x), Math.abs(y - before.y));
      if (by > watch.moved) Object.assign(watch, { moved: by, what: key });
    };
    const see = (key: string, { left, right, top, bottom }: DOMRect, dock: DOMRect | undefined): void => {
      const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const isCovered =
        dock !== undefined &&
        right > dock.left + 1 &&
        bottom > dock.top + 1 &&
        left < dock.right - 1 &&
        top < dock.bottom - 1;
      if (!isInside || isCovered)
        hidden.add(
          `${key} at ${[left, top, right, bottom].map(Math.round).join(' ')}${isCovered ? ' under the dock' : ''}`,
        );
      watch.hidden = [...hidden];
    };
    const measure = (): void => {
      const dock = document.querySelector('.dock')!.getBoundingClientRect();
      note('dock', dock.left, dock.top);
      const offers = [...document.querySelectorAll('.dock__offers > .offer')].map((offer) =>
        offer.getBoundingClientRect(),
      );
      if (offers.length > 0) note('buttons', dock.left, Math.max(...offers.map(({ bottom }) => bottom)));
      for (const rect of offers) see('offer', rect, undefined);
      let cards = 0;
      for (const thing of document.querySelectorAll<HTMLElement>('[data-thing]')) {
        const key = thing.dataset['thing']!;
        const [kind, owner, box] = key.split(':');
        if (!['card', 'slot', 'spot', 'plate', 'turnplate', 'equals'].includes(kind!)) continue;
        const { left, top } = thing.getBoundingClientRect();
        const isOwnCard = kind === 'card' && box === String(seat);
        // The cards of others grow when they are shown.
        if (kind !== 'card' || isOwnCard || Number.isNaN(Number(box))) note(key, left, top);
        if (isOwnCard) ++cards;
        const isOwnSpot = kind === 'spot' && owner === String(seat);
        const seen = thing.querySelector(isOwnCard ? '.card' : '.spot__ring');
        if (seen && (isOwnCard || isOwnSpot)) see(key, seen.getBoundingClientRect(), dock);
      }
      watch.cards = Math.max(watch.cards, cards);
      frame = requestAnimationFrame(measure);
    };
    let frame = requestAnimationFrame(measure);
    window.watch = watch;
  }, own);
}

async function endWatch(page: Page): Promise<Watch> {
  return page.evaluate(() => {
    window.watch.stop();
    const { moved, what, hidden, cards } = window.watch;
    return { moved, what, hidden, cards };
  });
}

function judge(game: string, size: string, watch: Watch): void {
  process.stdout.write(
    `\n${game}, ${size}: ${watch.moved.toFixed(1)} px${watch.moved > 0 ? ` (${watch.what})` : ''}`,
  );
  expect(watch.hidden, `${game}, ${size}: out of view`).toEqual([]);
  expect(watch.moved, `${game}, ${size}: ${watch.what} moved`).toBeLessThanOrEqual(allowed);
}

const roundOf = async (page: Page): Promise<number> =>
  Number(
    /(?:round|hand) ([\d,]+)/.exec(await page.getByRole('banner').innerText())?.[1]?.replaceAll(',', ''),
  );

// Plays on until the next round begins.
async function playRound(table: TablePage, verbs: RegExp[]): Promise<void> {
  const from = await roundOf(table.page);
  await expect(async () => {
    if ((await roundOf(table.page)) > from) return;
    await table.pressAny(verbs);
    throw new Error('the round goes on');
  }).toPass({ intervals: [50] });
}

async function setSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const isSheet = size.width <= 900 || size.height <= 560;
  const close = page.getByRole('button', { name: 'Close the panel' });
  if (isSheet && (await close.isVisible())) await close.click();
  // Until ten frames in a row are alike.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let [before, same] = ['', 0];
        const look = (): void => {
          const rects = [...document.querySelectorAll('[data-thing], .dock')].map((thing) =>
            thing.getBoundingClientRect(),
          );
          const now = JSON.stringify(rects.map(({ left, top }) => [left, top]));
          same = now === before ? same + 1 : 0;
          before = now;
          if (same >= 10) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

const seatOf = async (table: TablePage): Promise<number> =>
  Number(/(?:Box|Seat) (\d+)/.exec(await table.part('You').innerText())?.[1]);

for (const game of houseGames) {
  test(`nothing moves or is hidden in a round of ${game} at any size`, async ({ guest }) => {
    const { page } = await guest();
    const table = await seated(page, game);
    const noHints = page.getByRole('button', { name: 'No more hints' });
    if (await noHints.isVisible()) await noHints.click();
    for (const [name, size] of Object.entries(sizes)) {
      await test.step(name, async () => {
        await setSize(page, size);
        await expect(table.spot('Ante')).toBeVisible();
        await startWatch(page, await seatOf(table));
        await table.lay('Ante');
        await playRound(table, [/^Deal/, /^(Play|Bet|Flop|Turn|River)/, /^Check/, /^Show my hand/]);
        const watch = await endWatch(page);
        judge(game, name, watch);
        expect(watch.cards).toBeGreaterThan(0);
      });
    }
  });
}

for (const game of pokerGames) {
  test(`nothing moves or is hidden in a hand of ${game} at any size`, async ({ guest }) => {
    const { page } = await guest();
    const table = await TablePage.open(page, pokerTable(game, 'practice'));
    await table.sit();
    const verbs = [/^Discard/, /^Check/, /^Call/, /^Show/, /^Post/, /^Sit back in/, /^Rebuy/];
    for (const [name, size] of Object.entries(sizes)) {
      await test.step(name, async () => {
        await setSize(page, size);
        // A newcomer waits for the blind, and a hand counts only if it was held.
        let watch: Watch = { moved: 0, what: '', hidden: [], cards: 0 };
        while (watch.cards === 0) {
          await startWatch(page, await seatOf(table));
          await playRound(table, verbs);
          watch = await endWatch(page);
        }
        judge(game, name, watch);
      });
    }
  });
}
test.describe.configure({ timeout: 600_000 });
