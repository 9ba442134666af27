import { afterEach, describe, expect, it, vi } from 'vitest';

import { toasts } from '../../src/parts/toasts.svelte';
import { Desk } from '../../src/table/desk.svelte';
import { LastStakes } from '../../src/table/last_stakes.svelte';
import { trayOf, withChip } from '../../src/table/stakes';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';
import { FakeHouse } from './fake_house';

const joined = ['ante', 'blind'];

// Answers come a moment later; the table is shown before or after the answer.
async function at(house: FakeHouse, act: (desk: Desk) => void, isShownFirst = true): Promise<void> {
  let shown = house.shown;
  const desk: Desk = new Desk(
    () => shown,
    async (command) => {
      await Promise.resolve();
      const answer = house.take(command);
      const show = (): void => {
        shown = house.shown;
        desk.changed();
      };
      if (isShownFirst) show();
      else setTimeout(show, 0);
      return answer;
    },
  );
  act(desk);
  for (let turn = 0; turn < 60; ++turn) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe.each([true, false])('a chip on a spot, the table shown first: %s', (isShownFirst) => {
  it('lays Ante and Blind together', async () => {
    const house = new FakeHouse();
    await at(house, (desk) => desk.stake(4, 'ante', 0, joined), isShownFirst);
    expect(house.laid).toEqual({ ante: 5, blind: 5 });
  });

  it('lays neither Ante nor Blind where the chips are enough for one', async () => {
    const house = new FakeHouse();
    if (house.shown.you) house.shown = { ...house.shown, you: { ...house.shown.you, chips: 900 } };
    await at(house, (desk) => desk.stake(4, 'ante', 0, joined), isShownFirst);
    expect(house.sent).toEqual([]);
    expect(toasts.list.at(-1)?.text).toBe('Ante and Blind together take $10, you have $9.');
  });

  it('takes back what leans on a wager, changes it, and lays everything again', async () => {
    const house = new FakeHouse({ ante: 10, blind: 10, trips: 5, jackpot: 15 });
    await at(house, (desk) => desk.stake(4, 'blind', 0, joined), isShownFirst);
    expect(house.laid).toEqual({ ante: 15, blind: 15, trips: 5, jackpot: 15 });
  });

  it('counts every press, also while an answer is on its way', async () => {
    const house = new FakeHouse({ ante: 10, blind: 10 });
    await at(
      house,
      (desk) => {
        desk.stake(4, 'trips', 0, joined);
        desk.stake(4, 'trips', 0, joined);
        desk.stake(4, 'trips', 0, joined);
      },
      isShownFirst,
    );
    expect(house.laid).toMatchObject({ trips: 15 });
  });

  it('lays and takes away levels of the jackpot', async () => {
    const house = new FakeHouse({ ante: 10, blind: 10, jackpot: 5 });
    await at(house, (desk) => desk.stake(4, 'jackpot', 2, joined), isShownFirst);
    expect(house.laid['jackpot']).toBe(15);
    await at(house, (desk) => desk.stake(4, 'jackpot', 1, joined), isShownFirst);
    expect(house.laid['jackpot']).toBe(10);
    await at(house, (desk) => desk.stake(4, 'jackpot', 2, joined), isShownFirst);
    expect(house.laid['jackpot']).toBeUndefined();
  });

  it('clears everything, what leans on others first', async () => {
    const house = new FakeHouse({ ante: 10, blind: 10, trips: 5, jackpot: 5 });
    await at(house, (desk) => desk.clear(), isShownFirst);
    expect(house.laid).toEqual({});
  });

  it('lays the same again', async () => {
    const house = new FakeHouse();
    const stakes = [
      { box: 4, wager: 'jackpot', amount: 500 },
      { box: 4, wager: 'trips', amount: 2500 },
      { box: 4, wager: 'ante', amount: 1000 },
      { box: 4, wager: 'blind', amount: 1000 },
    ];
    await at(house, (desk) => desk.again(stakes), isShownFirst);
    expect(house.laid).toEqual({ ante: 10, blind: 10, trips: 25, jackpot: 5 });
    expect(house.sent).toEqual(['ante 10, blind 10, jackpot 5, trips 25']);
  });

  it('lays nothing of one press where one wager of it is refused', async () => {
    const house = new FakeHouse();
    house.refuses = 'trips';
    const stakes = ['ante', 'blind', 'trips'].map((wager) => ({ box: 4, wager, amount: 1000 }));
    await at(house, (desk) => desk.again(stakes), isShownFirst);
    expect(house.laid).toEqual({});
    expect(house.sent).toEqual(['ante 10, blind 10, trips 10']);
    toasts.list = [];
  });
});

describe('a refusal', () => {
  it('ends the wish and is said with its clause', async () => {
    toasts.list = [];
    const house = new FakeHouse({ ante: 10, blind: 10 });
    house.refuses = 'trips';
    await at(house, (desk) => desk.stake(4, 'trips', 0, joined));
    expect(house.sent).toEqual(['trips 5']);
    expect(toasts.list.map(({ text, clause }) => [text, clause])).toEqual([['Not now.', 'UTH 3.1']]);
  });
});

describe('an offer', () => {
  const shown = tables['holdem_hilo no low'];
  const fold = shown.offers[0] ?? offer('decision', 'fold');

  afterEach(() => void vi.useRealTimers());

  function sending(): { desk: Desk; sent: unknown[] } {
    const sent: unknown[] = [];
    const desk = new Desk(
      () => shown,
      (command) => {
        sent.push(command);
        return new Promise(() => {});
      },
    );
    return { desk, sent };
  }

  it('that folds for nothing is sent at the second press', () => {
    vi.useFakeTimers();
    const { desk, sent } = sending();
    desk.press(fold);
    expect(sent).toEqual([]);
    expect(desk.asking?.name).toBe('fold');
    vi.advanceTimersByTime(600);
    desk.press(fold);
    expect(sent).toEqual([fold.command]);
    desk.press(fold); // not answered yet
    expect(sent).toHaveLength(1);
  });

  it('that gives money away is not confirmed by a double press', () => {
    vi.useFakeTimers();
    const { desk, sent } = sending();
    for (let presses = 0; presses < 4; ++presses) {
      desk.press(fold);
      vi.advanceTimersByTime(200);
    }
    expect(sent).toEqual([]);
    expect(desk.asking?.name).toBe('fold');
    vi.advanceTimersByTime(400);
    desk.press(fold);
    expect(sent).toEqual([fold.command]);
  });

  it('forgets an amount that was chosen for another turn', () => {
    let now = tables['holdem all in'];
    const raise = now.offers.find((each) => each.name === 'raise') ?? fold;
    const desk = new Desk(
      () => now,
      () => new Promise(() => {}),
    );
    desk.pick(raise, 60_200);
    expect(desk.amountFor(raise)).toBe(60_200);
    now = { ...now, stage: now.stage + 1 };
    expect(desk.amountFor(raise)).toBe(raise.amount);
  });
});

describe('the last stakes', () => {
  it('are those that lay there when betting closed', () => {
    const last = new LastStakes();
    last.take(tables['three_card betting']);
    last.take({ ...tables['three_card deciding'], round: 806 });
    const next = { ...tables['three_card betting'], round: 807 };
    const empty = {
      ...next,
      banked: next.banked && {
        ...next.banked,
        boxes: next.banked.boxes.map((box) => ({ ...box, wagers: [] })),
      },
    };
    last.take(empty);
    expect(last.offered(empty)).toEqual([{ box: 3, wager: 'ante', amount: 1000 }]);
    expect(last.offered(next)).toEqual([]); // something lies there already
  });
});

describe('chips', () => {
  const range = offer('wager', 'ante', { amount: 500, most: 2000, step: 500 });
  it.each([
    [0, 100, 500],
    [0, 2500, 2000],
    [500, 500, 1000],
    [1500, 2500, 2000],
  ])('%i on the spot and a chip of %i make %i', (current, chip, amount) => {
    expect(withChip(range, current, chip)).toBe(amount);
  });

  it('in the tray are no smaller than the smallest, and none is above every maximum', () => {
    const values = [100_000, 50_000, 10_000, 2_500, 500, 100] as const;
    expect(trayOf(tables['caribbean_stud betting'], values)).toEqual([100, 500, 2_500, 10_000]);
    const coarse = {
      ...tables['three_card betting'],
      sign: { ...tables['three_card betting'].sign, chip: 500 },
    };
    expect(trayOf(coarse, values)[0]).toBe(500);
  });
});
