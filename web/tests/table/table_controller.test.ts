import { afterEach, describe, expect, it, vi } from 'vitest';

import { toasts } from '../../src/parts/toasts.svelte';
import { nothingSent, type Answer } from '../../src/session/connection';
import { TableController } from '../../src/table/state/table_controller.svelte';
import { LastStakes } from '../../src/table/state/last_stakes.svelte';
import { performKeyAction } from '../../src/table/felt-input/key_actions';
import { trayOf, withChip } from '../../src/table/state/stakes';
import { spotAttempt } from '../../src/table/felt-input/refusal_reason';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';
import { FakeServer } from './fake_server';

const joined = ['ante', 'blind'];

// Answers arrive later; the new snapshot comes before or after the answer.
async function at(
  server: FakeServer,
  act: (controller: TableController) => void,
  isShownFirst = true,
): Promise<void> {
  let shown = server.shown;
  const controller: TableController = new TableController(
    () => shown,
    async (command) => {
      await Promise.resolve();
      const answer = server.take(command);
      const show = (): void => {
        shown = server.shown;
        controller.changed();
      };
      if (isShownFirst) show();
      else setTimeout(show, 0);
      return answer;
    },
  );
  act(controller);
  for (let turn = 0; turn < 60; ++turn) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe.each([true, false])('a chip on a spot, the table shown first: %s', (isShownFirst) => {
  it('places Ante and Blind together', async () => {
    const server = new FakeServer();
    await at(server, (controller) => controller.stake(4, 'ante', 0, joined), isShownFirst);
    expect(server.laid).toEqual({ ante: 5, blind: 5 });
  });

  it('places neither Ante nor Blind with chips for only one', async () => {
    const server = new FakeServer();
    if (server.shown.you) server.shown = { ...server.shown, you: { ...server.shown.you, chips: 900 } };
    await at(server, (controller) => controller.stake(4, 'ante', 0, joined), isShownFirst);
    expect(server.sent).toEqual([]);
    expect(toasts.list.at(-1)?.text).toBe('Ante and Blind cost $10 together; you have $9.');
  });

  it('takes dependent wagers back, changes the wager, and places all again', async () => {
    const server = new FakeServer({ ante: 10, blind: 10, trips: 5, jackpot: 15 });
    await at(server, (controller) => controller.stake(4, 'blind', 0, joined), isShownFirst);
    expect(server.laid).toEqual({ ante: 15, blind: 15, trips: 5, jackpot: 15 });
  });

  it('counts every press, also before the answer', async () => {
    const server = new FakeServer({ ante: 10, blind: 10 });
    await at(
      server,
      (controller) => {
        controller.stake(4, 'trips', 0, joined);
        controller.stake(4, 'trips', 0, joined);
        controller.stake(4, 'trips', 0, joined);
      },
      isShownFirst,
    );
    expect(server.laid).toMatchObject({ trips: 15 });
  });

  it('toggles levels of the jackpot', async () => {
    const server = new FakeServer({ ante: 10, blind: 10, jackpot: 5 });
    await at(server, (controller) => controller.stake(4, 'jackpot', 2, joined), isShownFirst);
    expect(server.laid['jackpot']).toBe(15);
    await at(server, (controller) => controller.stake(4, 'jackpot', 1, joined), isShownFirst);
    expect(server.laid['jackpot']).toBe(10);
    await at(server, (controller) => controller.stake(4, 'jackpot', 2, joined), isShownFirst);
    expect(server.laid['jackpot']).toBeUndefined();
  });

  it('clears all wagers, dependent ones first', async () => {
    const server = new FakeServer({ ante: 10, blind: 10, trips: 5, jackpot: 5 });
    await at(server, (controller) => controller.clear(), isShownFirst);
    expect(server.laid).toEqual({});
  });

  it('repeats the last bets', async () => {
    const server = new FakeServer();
    const stakes = [
      { box: 4, wager: 'jackpot', amount: 500 },
      { box: 4, wager: 'trips', amount: 2500 },
      { box: 4, wager: 'ante', amount: 1000 },
      { box: 4, wager: 'blind', amount: 1000 },
    ];
    await at(server, (controller) => controller.again(stakes), isShownFirst);
    expect(server.laid).toEqual({ ante: 10, blind: 10, trips: 25, jackpot: 5 });
    expect(server.sent).toEqual(['ante 10, blind 10, jackpot 5, trips 25']);
  });

  it('places nothing if one wager of a press is refused', async () => {
    const server = new FakeServer();
    server.refuses = 'trips';
    const stakes = ['ante', 'blind', 'trips'].map((wager) => ({ box: 4, wager, amount: 1000 }));
    await at(server, (controller) => controller.again(stakes), isShownFirst);
    expect(server.laid).toEqual({});
    expect(server.sent).toEqual(['ante 10, blind 10, trips 10']);
    toasts.list = [];
  });
});

// [U-14]
describe('an unresponsive server', () => {
  const stakes = [{ box: 4, wager: 'ante', amount: 1000 }];
  const fold = tables['holdem_hilo no low'].offers[0] ?? offer('decision', 'fold');
  const call = offer('decision', 'call', { amount: 1000 });

  const acts: Record<string, (controller: TableController, server: FakeServer) => void> = {
    'a chip on a spot': (controller) => controller.stake(4, 'ante', 0, joined),
    'the same again': (controller) => controller.again(stakes),
    'taking the wagers back': (controller) => controller.clear(),
    'a decision': (controller) => controller.press(call),
    'a fold that is asked for twice': (controller) => controller.press(fold),
    'a spot where nothing is offered': (controller, { shown }) =>
      void controller.why(spotAttempt(shown, 4, 'play', 500)),
    'the key that lays a chip': (controller, { shown }) =>
      void performKeyAction({ kind: 'place' }, { shown, controller, last: new LastStakes(), joined }),
    'the key that takes the wagers back': (controller, { shown }) =>
      void performKeyAction({ kind: 'clear' }, { shown, controller, last: new LastStakes(), joined }),
  };

  it.each(Object.keys(acts))('is sent nothing by %s, and the page says so', async (name) => {
    toasts.list = [];
    const server = new FakeServer({ ante: 10, blind: 10 });
    const sent: unknown[] = [];
    let isAnswering = false;
    const controller = new TableController(
      () => server.shown,
      (command) => {
        sent.push(command);
        return new Promise(() => {});
      },
      () => Promise.reject(new Error('asked')),
      () => isAnswering,
    );
    for (let presses = 0; presses < 4; ++presses) acts[name]?.(controller, server);
    expect(controller.asking).toBeUndefined();
    expect(toasts.list.map(({ text }) => text)).toEqual([nothingSent]);
    // The press is not kept for later.
    isAnswering = true;
    server.shown = { ...server.shown };
    controller.changed();
    await Promise.resolve();
    expect(sent).toEqual([]);
    expect(controller.unconfirmed).toEqual([]);
    toasts.list = [];
  });

  it('gets no press while an earlier one is unanswered', async () => {
    toasts.list = [];
    const server = new FakeServer({ ante: 10, blind: 10 });
    let isAnswering = true;
    let answer: (answer: Answer) => void = () => {};
    const controller = new TableController(
      () => server.shown,
      (command) =>
        new Promise((resolve) => {
          answer = () => resolve(server.take(command));
        }),
      undefined,
      () => isAnswering,
    );
    controller.stake(4, 'trips', 0, joined);
    isAnswering = false;
    for (let presses = 0; presses < 3; ++presses) controller.stake(4, 'trips', 0, joined);
    expect(controller.unconfirmed).toEqual([{ box: 4, wager: 'trips', amount: 500 }]);
    expect(toasts.list.map(({ text }) => text)).toEqual([nothingSent]);
    isAnswering = true;
    answer({ done: true, reason: '', sentence: '', clause: '' });
    for (let turn = 0; turn < 5; ++turn) await Promise.resolve();
    controller.changed();
    for (let turn = 0; turn < 5; ++turn) await Promise.resolve();
    expect(server.laid).toEqual({ ante: 10, blind: 10, trips: 5 });
    expect(server.sent).toEqual(['trips 5']);
    toasts.list = [];
  });
});

describe('unconfirmed presses', () => {
  // Answers when the test releases it.
  function slow(): {
    server: FakeServer;
    controller: TableController;
    answer: () => Promise<void>;
    next: (round: number) => void;
  } {
    const server = new FakeServer({ ante: 10, blind: 10 });
    let shown = server.shown;
    const answers: (() => void)[] = [];
    const controller: TableController = new TableController(
      () => shown,
      (command) => new Promise((resolve) => answers.push(() => resolve(server.take(command)))),
    );
    const settle = async (): Promise<void> => {
      for (let turn = 0; turn < 5; ++turn) await Promise.resolve();
    };
    return {
      server,
      controller,
      answer: async () => {
        answers.shift()?.();
        await settle();
        shown = { ...server.shown, round: shown.round };
        controller.changed();
        await settle();
      },
      next: (round) => (shown = { ...shown, round }),
    };
  }

  it('add up, are shown with their new amounts, and are sent once each', async () => {
    const { server, controller, answer } = slow();
    for (let presses = 0; presses < 4; ++presses) controller.stake(4, 'trips', 0, joined);
    expect(controller.unconfirmed).toEqual([{ box: 4, wager: 'trips', amount: 2000 }]);
    await answer();
    expect(server.laid).toMatchObject({ trips: 5 });
    expect(controller.unconfirmed).toEqual([{ box: 4, wager: 'trips', amount: 2000 }]);
    await answer();
    expect(server.laid).toMatchObject({ trips: 20 });
    expect(controller.unconfirmed).toEqual([]);
    await answer();
    expect(server.sent).toHaveLength(2);
  });

  it('are taken back with the rest', async () => {
    const { server, controller, answer } = slow();
    controller.stake(4, 'trips', 0, joined);
    controller.stake(4, 'trips', 0, joined);
    controller.clear();
    expect(controller.unconfirmed.filter((stake) => stake.amount > 0)).toEqual([]);
    await answer();
    await answer();
    expect(server.laid).toEqual({});
  });

  it('do not count for the next round', async () => {
    const { server, controller, answer, next } = slow();
    controller.stake(4, 'trips', 0, joined);
    controller.stake(4, 'trips', 0, joined);
    next(99);
    await answer();
    await answer();
    expect(server.sent).toEqual(['trips 5']);
    expect(controller.unconfirmed).toEqual([]);
  });
});

describe('a refusal', () => {
  it('ends the attempt and is shown with its clause', async () => {
    toasts.list = [];
    const server = new FakeServer({ ante: 10, blind: 10 });
    server.refuses = 'trips';
    await at(server, (controller) => controller.stake(4, 'trips', 0, joined));
    expect(server.sent).toEqual(['trips 5']);
    expect(toasts.list.map(({ text, clause }) => [text, clause])).toEqual([['Not now.', 'UTH 3.1']]);
  });
});

describe('an offer', () => {
  const shown = tables['holdem_hilo no low'];
  const fold = shown.offers[0] ?? offer('decision', 'fold');

  afterEach(() => void vi.useRealTimers());

  function sending(): { controller: TableController; sent: unknown[] } {
    const sent: unknown[] = [];
    const controller = new TableController(
      () => shown,
      (command) => {
        sent.push(command);
        return new Promise(() => {});
      },
    );
    return { controller, sent };
  }

  it('to fold where checking is free is sent at the second press', () => {
    vi.useFakeTimers();
    const { controller, sent } = sending();
    controller.press(fold);
    expect(sent).toEqual([]);
    expect(controller.asking?.name).toBe('fold');
    vi.advanceTimersByTime(600);
    controller.press(fold);
    expect(sent).toEqual([fold.command]);
    controller.press(fold); // without an answer yet
    expect(sent).toHaveLength(1);
  });

  it('that gives up money is not confirmed by a double click', () => {
    vi.useFakeTimers();
    const { controller, sent } = sending();
    for (let presses = 0; presses < 4; ++presses) {
      controller.press(fold);
      vi.advanceTimersByTime(200);
    }
    expect(sent).toEqual([]);
    expect(controller.asking?.name).toBe('fold');
    vi.advanceTimersByTime(400);
    controller.press(fold);
    expect(sent).toEqual([fold.command]);
  });

  it('forgets an amount that was chosen for another turn', () => {
    let now = tables['holdem all in'];
    const raise = now.offers.find((each) => each.name === 'raise') ?? fold;
    const controller = new TableController(
      () => now,
      () => new Promise(() => {}),
    );
    controller.pick(raise, 60_200);
    expect(controller.amountFor(raise)).toBe(60_200);
    now = { ...now, decision_point: now.decision_point + 1 };
    expect(controller.amountFor(raise)).toBe(raise.amount);
  });
});

describe('the last stakes', () => {
  it('are the bets when betting closed', () => {
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
    expect(last.offered(next)).toEqual([]); // a wager is on the felt already
  });
});

describe('chips', () => {
  const range = offer('wager', 'ante', { amount: 500, max: 2000, step: 500 });
  it.each([
    [0, 100, 500],
    [0, 2500, 2000],
    [500, 500, 1000],
    [1500, 2500, 2000],
  ])('%i on the spot and a chip of %i make %i', (current, chip, amount) => {
    expect(withChip(range, current, chip)).toBe(amount);
  });

  it('in the tray lie between the smallest chip and the highest maximum', () => {
    const values = [100_000, 50_000, 10_000, 2_500, 500, 100] as const;
    expect(trayOf(tables['caribbean_stud betting'], values)).toEqual([100, 500, 2_500, 10_000]);
    const coarse = {
      ...tables['three_card betting'],
      sign: { ...tables['three_card betting'].sign, chip: 500 },
    };
    expect(trayOf(coarse, values)[0]).toBe(500);
  });
});
