import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { edgesAt, edgesOf, settingLine } from '../../src/learn/edges';
import { figures, houseFigures } from '../../src/learn/figures';
import type { Guide } from '../../src/learn/guide';
import { games, guideOf, isAgainstDealer, titleOf } from '../../src/learn/guides';
import { placeOfHint } from '../../src/learn/hint_place';
import { nextHint } from '../../src/learn/hints';
import { paysOfBook, paysOfSign } from '../../src/learn/pays';
import { cardPage } from '../../src/learn/print_card';
import type { AnalysedGame } from '../../src/protocol/api';
import type { SignView } from '../../src/protocol/messages';
import { anteBonusA, blind, pairPlusA, trips } from '../fixtures/signs';

const guides: Guide[] = await Promise.all(games.map(guideOf));
const houseGuides = guides.filter(({ game }) => isAgainstDealer(game));
const pokerGuides = guides.filter(({ game }) => !isAgainstDealer(game));

const sign = (pays: SignView['pays'], text: string[] = []): SignView => ({
  version: 1,
  minimum: 500,
  maximum: 50_000,
  chip: 100,
  blind: 0,
  lines: [],
  text,
  dealing: [],
  pays,
  notices: [],
});

describe('every guide', () => {
  it.each(guides.map((guide) => [guide.title, guide] as const))('of %s has every part', (title, guide) => {
    expect(title).toBe(titleOf(guide.game));
    expect(guide.goal).not.toBe('');
    expect(guide.steps.length).toBeGreaterThanOrEqual(4);
    expect(guide.advice.length).toBeGreaterThanOrEqual(2);
    expect(guide.details.length).toBeGreaterThanOrEqual(2);
    expect(guide.rankings.length).toBeGreaterThan(0);
    expect(guide.example.length).toBeGreaterThanOrEqual(4);
  });

  it.each(guides.map((guide) => [guide.title, guide] as const))(
    'of %s cites clauses that are in its book',
    (_, guide) => {
      const clauses = readFileSync('../rulebooks/clauses.tsv', 'utf8');
      const cited = [...guide.steps, ...guide.details, guide.qualifies].flatMap((said) => said?.clause ?? []);
      expect(cited.length).toBeGreaterThan(4);
      for (const clause of cited) {
        const [book = '', id = ''] = clause.split(' ');
        expect(book).toBe(guide.book);
        expect(clauses).toContain(`${book}\t${id}\t`);
      }
    },
  );

  it.each(guides.map((guide) => [guide.title, guide] as const))(
    'of %s has an example without a card that is dealt twice, and whose board only grows',
    (_, guide) => {
      let board: string[] = [];
      for (const frame of guide.example) {
        const cards = [...frame.hands.flatMap((hand) => hand.cards), ...(frame.board ?? [])].filter(
          (card) => card !== null,
        );
        expect(new Set(cards).size).toBe(cards.length);
        if (frame.hands.length > 0 && frame.board) {
          expect(frame.board.slice(0, board.length)).toEqual(board);
          board = frame.board;
        }
      }
    },
  );
});

describe('strategy cards', () => {
  it.each(houseGuides.map((guide) => [guide.title, guide] as const))(
    'of %s: the solver agrees with every row',
    (_, guide) => {
      const situations = houseFigures(guide.game)?.situations ?? [];
      const rows = guide.card.flatMap((part) => part.rows);
      expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
      for (const { row, decision } of rows) {
        const own = situations.filter((one) => one.row === row);
        expect([row, own.length > 0]).toEqual([row, true]);
        expect(own.map((one) => one.decision)).toEqual(own.map(() => decision));
        expect(own.every(({ saves }) => saves > 0)).toBe(true);
      }
      for (const { row } of situations) expect(rows.map((one) => one.row)).toContain(row);
    },
  );

  it.each(houseGuides.map((guide) => [guide.title, guide] as const))(
    'of %s: what the strategy costs is known',
    (_, { game, origin }) => {
      const strategy = origin.kind === 'solver' ? houseFigures(game)?.strategies[origin.strategy] : undefined;
      expect(strategy?.cost).toBeGreaterThanOrEqual(0);
      expect(strategy?.cost).toBeLessThan(0.5);
    },
  );

  it('are perfect at Three Card Poker', () => {
    expect(figures.house['three_card']?.strategies['best']?.cost).toBe(0);
  });

  it('name first decisions of the Hold’em games that are exactly the solver’s', () => {
    const first = houseFigures('ultimate_holdem')?.first ?? {};
    const order = '23456789TJQKA';
    const raises = (hand: string): boolean => {
      const [high = '', low = ''] = hand;
      const at = order.indexOf(low);
      const from = (suited: string, other: string): boolean =>
        at >= order.indexOf(hand.endsWith('s') ? suited : other);
      if (high === low) return at >= order.indexOf('3');
      if (high === 'A') return true;
      if (high === 'K') return from('2', '5');
      if (high === 'Q') return from('6', '8');
      return high === 'J' && from('8', 'T');
    };
    expect(Object.keys(first)).toHaveLength(169);
    for (const [hand, best] of Object.entries(first))
      expect([hand, best === 'play_4x']).toEqual([hand, raises(hand)]);
    const folded = Object.entries(houseFigures('crown_holdem')?.first ?? {}).filter(
      ([, best]) => best === 'fold',
    );
    expect(folded.map(([hand]) => hand).sort()).toEqual(['32o', '42o', '43o', '52o', '62o', '72o']);
  });

  it('can be printed on a page of their own with every row', () => {
    for (const guide of houseGuides) {
      const page = cardPage(guide, 0.2);
      for (const { hand } of guide.card.flatMap((part) => part.rows))
        expect(page).toContain(`<td>${hand}</td>`);
      expect(page).toContain('0.20%');
    }
  });

  it('of poker games are starting hands, said to be rules of thumb', () => {
    for (const { game, starting, origin } of pokerGuides) {
      expect(starting.length).toBeGreaterThanOrEqual(4);
      expect(origin.kind).toBe('rule_of_thumb');
      expect(figures.matchups[game]?.length).toBeGreaterThan(0);
    }
  });
});

describe('pay tables', () => {
  it('at a table are those of its sign', () => {
    const own = { ...pairPlusA, table: 'E', lines: pairPlusA.lines.slice(1) };
    const shown = paysOfSign(sign([anteBonusA, own]));
    expect(shown.map(({ wager, table }) => [wager, table])).toEqual([
      ['ante_bonus', 'A'],
      ['pair_plus', 'E'],
    ]);
    for (const [index, pays] of [anteBonusA, own].entries())
      expect(shown[index]?.lines).toEqual(pays.lines.map(({ hand, odds }) => ({ hand, odds })));
  });

  it('of the book are the first ones until another one is chosen', () => {
    const tables = ['A', 'B'].map((table) => ({ table, lines: [{ hand: 'pair', odds: `${table} to 1` }] }));
    const game = {
      pays: [{ name: 'pair_plus', is_choice: true, tables, hands: ['pair'] }],
    } as unknown as AnalysedGame;
    expect(paysOfBook(game, {})[0]).toMatchObject({ table: 'A', choices: ['A', 'B'] });
    expect(paysOfBook(game, { pair_plus: 'B' })[0]?.lines).toEqual([{ hand: 'Pair', odds: 'B to 1' }]);
  });
});

describe('edges', () => {
  const of = (wager: string, edges: ReturnType<typeof edgesOf>): number | undefined =>
    edges.find((one) => one.wager === wager)?.edge;

  it('follow the pay table of the sign', () => {
    const e = { ...pairPlusA, table: 'E' };
    const [a, b] = [
      edgesAt('three_card', sign([anteBonusA, pairPlusA])),
      edgesAt('three_card', sign([anteBonusA, e])),
    ];
    expect(of('pair_plus', a)).not.toBe(of('pair_plus', b));
    expect(of('ante', a)).toBe(of('ante', b));
  });

  it('are not claimed for odds that no book has', () => {
    expect(
      of('pair_plus', edgesAt('three_card', sign([anteBonusA, { ...pairPlusA, table: '' }]))),
    ).toBeUndefined();
  });

  it('know the setting of a sign that lets the Blind lose', () => {
    const rules = readFileSync('../src/engine/games/ultimate_holdem/rules.h', 'utf8');
    expect(rules).toContain(`"${settingLine}"`);
    const common = of('ante', edgesAt('ultimate_holdem', sign([blind, trips], [settingLine]))) ?? 0;
    expect(common).toBeGreaterThan(of('ante', edgesAt('ultimate_holdem', sign([blind, trips]))) ?? 9);
  });

  it('of Flop Chase are shown where the sign offers it', () => {
    expect(edgesAt('holdem', sign([]))).toEqual([]);
    expect(edgesOf('holdem', {})).toHaveLength(1);
  });
});

describe('hints', () => {
  const hints = [
    { wager: 'ante', text: 'one' },
    { wager: 'trips', text: 'two' },
  ];

  it('are shown one after the other, each once, at spots that take a chip', () => {
    expect(nextHint(hints, [], () => true)?.wager).toBe('ante');
    expect(nextHint(hints, ['ante'], () => true)?.wager).toBe('trips');
    expect(nextHint(hints, [], (wager) => wager === 'trips')?.wager).toBe('trips');
    expect(nextHint(hints, ['ante', 'trips'], () => true)).toBeUndefined();
  });

  it('lie beside their spot and cover no other one', () => {
    const spot = { left: 400, top: 300, width: 50, height: 50 };
    const hint = { width: 184, height: 96 };
    const frame = { width: 900, height: 700 };
    expect(placeOfHint(spot, [], hint, frame)).toMatchObject({ left: 204, top: 277 });
    const onTheLeft = { left: 330, top: 310, width: 50, height: 50 };
    expect(placeOfHint(spot, [onTheLeft], hint, frame).left).toBeGreaterThan(450);
    const onTheRight = { left: 500, top: 310, width: 50, height: 50 };
    expect(placeOfHint(spot, [onTheLeft, onTheRight], hint, frame).top).toBeLessThan(300 - 96);
    // A wall of spots on all sides: the hint goes where there is room.
    const wall = [
      onTheLeft,
      onTheRight,
      { left: 300, top: 150, width: 300, height: 100 },
      { left: 300, top: 360, width: 300, height: 100 },
    ];
    const place = placeOfHint(spot, wall, hint, frame);
    const isClear = (one: typeof place): boolean =>
      place.left >= one.left + one.width ||
      place.left + 184 <= one.left ||
      place.top >= one.top + one.height ||
      place.top + 96 <= one.top;
    expect([spot, ...wall].every(isClear)).toBe(true);
    expect(placeOfHint({ ...spot, left: 40 }, [], hint, { width: 390, height: 700 }).left).toBeGreaterThan(
      90,
    );
  });
});
