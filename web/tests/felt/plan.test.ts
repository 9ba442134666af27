import { describe, expect, it } from 'vitest';

import { boxNumbers } from '../../src/felt/boxes';
import type { Canvas } from '../../src/felt/canvas';
import type { CardThing, Placed, PlateThing, SpotThing } from '../../src/felt/placed';
import { plan } from '../../src/felt/plan';
import { levelsOf } from '../../src/felt/wagers';
import { tableNames, tables, type TableName } from '../fixtures/tables';
import { extentsOf, type Extent } from './extent';

// Canvases of every shape, with the unit of a common screen.
const canvases: { canvas: Canvas; unit: number }[] = [
  { canvas: { shape: 'wide', width: 106, height: 58 }, unit: 12.7 },
  { canvas: { shape: 'squarer', width: 92, height: 62 }, unit: 11.2 },
  { canvas: { shape: 'squarer', width: 92, height: 58 }, unit: 10.4 },
  { canvas: { shape: 'square', width: 80, height: 69 }, unit: 8.6 },
  { canvas: { shape: 'phone', width: 39, height: 59 }, unit: 10 },
  { canvas: { shape: 'short', width: 69, height: 44 }, unit: 7.86 },
  { canvas: { shape: 'short', width: 55.5, height: 44 }, unit: 7.2 },
];

const wide = { shape: 'wide', width: 106, height: 58 } as const;

// Some overlaps are intended: cards of a hand, cards behind their plate, chips on spots, and the button beside a
// plate.
const mayOverlap = new Set(['plate puck', 'puck plate']);
const ofOneHand = new Set(['card card', 'card plate', 'plate card', 'card mini']);

// Returns the owner from an identity such as "card:ROUND:BOX:INDEX" or "plate:BOX".
const owner = (what: string): string => what.split(':')[what.startsWith('card') ? 2 : 1] ?? '';

function mayTouch(one: Extent, other: Extent): boolean {
  const kinds = `${one.kind} ${other.kind}`;
  return mayOverlap.has(kinds) || (ofOneHand.has(kinds) && owner(one.what) === owner(other.what));
}

function collisions(things: Placed[], unit: number, isPhone: boolean): string[] {
  const extents: Extent[] = things.flatMap((thing) => extentsOf(thing, unit, isPhone));
  const slack = 0.25;
  return extents.flatMap((one, index) =>
    extents
      .slice(index + 1)
      .filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > slack && down > slack && !mayTouch(one, other);
      })
      .map((other) => `${one.what} × ${other.what}`),
  );
}

describe.each(canvases)('on $canvas.shape, $canvas.width by $canvas.height', ({ canvas, unit }) => {
  it.each(tableNames)('%s: no two things overlap', (name) => {
    expect(collisions(plan(tables[name], canvas).things, unit, canvas.shape === 'phone')).toEqual([]);
  });

  it.each(tableNames)('%s: no two things overlap at a full table, seen from any box', (name) => {
    const { banked, ...shown } = tables[name];
    const [first] = banked?.boxes ?? [];
    if (!banked || !first) return;
    const most = Math.max(6, boxNumbers(tables[name]).length);
    const boxes = Array.from({ length: most }, (_, index) => ({ ...first, box: index + 1 }));
    for (const { box } of boxes) {
      const offers = shown.offers.filter((offer) => offer.box === box);
      const full = {
        ...shown,
        banked: { ...banked, boxes },
        offers,
        you: shown.you && { ...shown.you, seat: box },
      };
      const found = collisions(plan(full, canvas).things, unit, canvas.shape === 'phone');
      expect({ box, found }).toEqual({ box, found: [] });
    }
  });

  it.each(tableNames)('%s: every thing has a unique identity and lies on the canvas', (name) => {
    const { things } = plan(tables[name], canvas);
    expect(new Set(things.map((thing) => thing.id)).size).toBe(things.length);
    for (const thing of things) {
      expect(Math.abs(thing.x)).toBeLessThanOrEqual(canvas.width / 2);
      expect(thing.y).toBeGreaterThanOrEqual(0);
      expect(thing.y).toBeLessThanOrEqual(canvas.height);
    }
  });

  it.each(tableNames)('%s: every wager has its chips on the felt', (name) => {
    const shown = tables[name];
    const { things } = plan(shown, canvas);
    const amounts = (prefix: string): number[] =>
      things.flatMap((thing) =>
        thing.kind === 'chips' && thing.id.startsWith(prefix) ? [thing.amount] : [],
      );
    for (const box of shown.banked?.boxes ?? []) {
      for (const wager of box.wagers) {
        const laid = amounts(`chips:${shown.round}:${box.box}:${wager.wager}`);
        const sum = wager.wager === 'jackpot' ? laid.reduce((all, each) => all + each, 0) : wager.stake;
        expect(laid.length).toBeGreaterThan(0);
        expect(wager.wager === 'jackpot' ? sum : laid).toEqual(
          wager.wager === 'jackpot' ? wager.stake : expect.arrayContaining([wager.stake]),
        );
      }
    }
    for (const hand of shown.poker?.hands ?? []) {
      const bet = things.find((thing) => thing.id === `bet:${shown.round}:${hand.seat}`);
      if (hand.bet > 0) expect(bet).toMatchObject({ kind: 'chips', amount: hand.bet });
    }
  });
});

const spotsOf = (name: TableName, box: number): SpotThing[] =>
  plan(tables[name], wide).things.filter(
    (thing): thing is SpotThing => thing.kind === 'spot' && thing.box === box,
  );

const plateOf = (name: TableName, number: number): PlateThing => {
  const found = plan(tables[name], wide).things.find((thing) => thing.id === `plate:${number}`);
  if (found?.kind !== 'plate') throw new Error('no such plate');
  return found;
};

describe('boxes', () => {
  it('stand clockwise from box 1 on the right, yours in the middle', () => {
    const plates = [1, 2, 3, 4, 5, 6].map((number) => plateOf('ultimate_holdem flop', number));
    expect(plates[3]).toMatchObject({ x: 0, is: 'you' });
    expect(plates[0]?.x).toBeGreaterThan(plates[1]?.x ?? 0);
    expect(plates[1]?.x).toBeGreaterThan(plates[2]?.x ?? 0);
    expect(plates[4]?.x).toBeLessThan(0);
    expect(plates[5]?.x).toBeLessThan(plates[4]?.x ?? 0);
  });

  it('invite a spectator to the middle one', () => {
    expect(plateOf('three_card watched', 3)).toMatchObject({ x: 0, is: 'open', press: { kind: 'take' } });
    expect(plateOf('three_card watched', 4).press).toBeUndefined();
  });

  it('show the wager that a decision would place', () => {
    const play = spotsOf('ultimate_holdem flop', 4).find((spot) => spot.name === 'Play');
    expect(play).toMatchObject({ state: 'offered', offer: '2× $20', press: { kind: 'take' } });
    const either = spotsOf('ultimate_holdem preflop', 4).find((spot) => spot.name === 'Play');
    expect(either).toMatchObject({ offer: '3× or 4×', press: undefined });
  });
});

describe('results', () => {
  it('of wagers without a spot are shown at the Ante', () => {
    const flags = spotsOf('three_card settled', 3).find((spot) => spot.name === 'Ante')?.flags;
    expect(flags).toEqual([
      { verdict: 'win', amount: 1000, word: '' },
      { verdict: 'win', amount: 1000, word: 'bonus' },
    ]);
    const instant = spotsOf('wild_aruba settled', 2).find((spot) => spot.name === 'Ante')?.flags;
    expect(instant?.at(-1)).toEqual({ verdict: 'win', amount: 10_000, word: 'instant' });
  });

  it('have a sign for every outcome', () => {
    const verdicts = spotsOf('three_card settled', 5).flatMap((spot) =>
      spot.flags.map((flag) => flag.verdict),
    );
    expect(verdicts).toEqual(['lose', 'push', 'push']);
    const voided = spotsOf('wild_aruba settled', 1).flatMap((spot) => spot.flags.map((flag) => flag.verdict));
    expect(voided).toEqual(['win', 'void']);
  });

  it('of a jackpot on both squares are one flag', () => {
    const squares = spotsOf('ultimate_holdem settled', 4).filter((spot) => spot.name.startsWith('Jackpot'));
    expect(squares.map((spot) => spot.stakes)).toEqual([[500], [1000]]);
    expect(squares.map((spot) => spot.flags.length)).toEqual([0, 1]);
  });
});

describe('levels', () => {
  const { jackpot } = tables['ultimate_holdem flop'];
  it.each([
    [500, [1]],
    [1000, [2]],
    [1500, [1, 2]],
  ])('a wager of %i cents is on %j', (stake, levels) => {
    expect(levelsOf(jackpot, stake)).toEqual(levels);
  });
});

describe('cards', () => {
  const cardsOf = (name: TableName, prefix: string): CardThing[] =>
    plan(tables[name], wide).things.filter(
      (thing): thing is CardThing => thing.kind === 'card' && thing.id.includes(prefix),
    );

  it('are marked only if they were wild', () => {
    const wild = cardsOf('wild_aruba deciding', ':512:2:').map((card) => card.isWild);
    expect(wild).toEqual([true, false, false, false, false]);
    expect(cardsOf('caribbean_stud settled', ':3:').some((card) => card.isWild)).toBe(false);
  });

  it('that make a hand are underlined: two of yours and three of the board at Omaha', () => {
    const own = cardsOf('omaha turn', ':9310:1:').filter((card) => card.mark !== '');
    const board = cardsOf('omaha turn', ':board:').filter((card) => card.mark !== '');
    expect([own.length, board.length]).toEqual([2, 3]);
  });

  it('that were mucked are turned up when a player asks to see them', () => {
    const table = tables['holdem showdown'];
    const asked = (is_shown: boolean) => ({
      ...table,
      poker: {
        ...table.poker!,
        hands: table.poker!.hands.map((hand) =>
          hand.seat === 9 ? { ...hand, is_shown, hand: 'queen high' } : hand,
        ),
      },
    });
    const seen = (is_shown: boolean): unknown[] =>
      plan(asked(is_shown), wide).things.flatMap((thing) => {
        if (thing.kind === 'card' && thing.id.endsWith(`:9:0`)) return [thing.card, thing.isFolded];
        return thing.id === 'plate:9' && thing.kind === 'plate' ? [thing.status, thing.hand] : [];
      });
    expect(seen(false)).toEqual(['mucked', '']);
    expect(seen(true)).toEqual(expect.arrayContaining(['Qs', false, 'mucked', 'Queen high']));
  });

  it('have a short word for a blind on the plate', () => {
    const table = tables['holdem preflop'];
    const hands = table.poker!.hands.map((hand) =>
      hand.seat === 4 ? { ...hand, last_action: 'posts big blind $5' } : hand,
    );
    const plate = plan({ ...table, poker: { ...table.poker!, hands } }, wide).things.find(
      (thing) => thing.id === 'plate:4',
    );
    expect(plate).toMatchObject({ status: 'big blind $5' });
  });

  it('can be discarded if that is offered', () => {
    const presses = cardsOf('pineapple discarding', ':9310:1:').map((card) => card.press?.kind);
    expect(presses).toEqual(['take', 'take', 'take']);
  });

  it('keep their identity while they turn over and while others are discarded', () => {
    const before = cardsOf('three_card deciding', ':806:1:').map((card) => card.id);
    const after = cardsOf('three_card settled', ':806:1:').map((card) => card.id);
    expect(after).toEqual(before);
  });
});

describe('pots', () => {
  it('of hi-lo games are in halves unless no low is possible', () => {
    const pot = (name: TableName) => plan(tables[name], wide).things.find((thing) => thing.kind === 'pot');
    expect(pot('omaha_hilo showdown')).toMatchObject({
      halves: ['High', 'Low'],
      note: '',
    });
    expect(pot('holdem_hilo no low')).toMatchObject({ halves: [], note: 'No low possible' });
  });
});
