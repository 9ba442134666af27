import { describe, expect, it } from 'vitest';

import { gridOf, handAt } from '../../src/analysis/grid';
import { jackpotQuestion, chartOf, usualJackpot } from '../../src/analysis/jackpot';
import { barsOf } from '../../src/analysis/outcomes';
import type { JackpotReturn, JackpotView, OutcomeChance, StartingHandView } from '../../src/protocol/api';

const outcome = (units: number, chance: number): OutcomeChance => ({
  net: `${units}/1`,
  units,
  exact: '',
  chance,
});

describe('bars of net results', () => {
  it('are one for each result while there are few', () => {
    const bars = barsOf([outcome(1, 0.3), outcome(-1, 0.5), outcome(0, 0.2), outcome(9, 0)]);
    expect(bars.map((bar) => [bar.label, bar.kind, bar.chance])).toEqual([
      ['−1', 'lose', 0.5],
      ['0', 'standoff', 0.2],
      ['+1', 'win', 0.3],
    ]);
  });

  it('join rare neighbours without crossing zero or losing probability', () => {
    const outcomes = [-3, -2, -1, 0, 1, 2, 5, 50, 500].map((net, i) => outcome(net, 0.2 / 2 ** i));
    const bars = barsOf(outcomes, 5);
    expect(bars).toHaveLength(5);
    expect(bars.at(-1)!.label).toBe('1+');
    expect(bars.every((bar) => bar.from < 0 === bar.to < 0 && bar.from > 0 === bar.to > 0)).toBe(true);
    const sum = (list: { chance: number }[]): number => list.reduce((all, one) => all + one.chance, 0);
    expect(sum(bars)).toBeCloseTo(sum(outcomes), 12);
  });

  it('join parts of a unit with the next whole one first', () => {
    const outcomes = [-1, 1, 1.5, 2, 2.5].map((net) => outcome(net, 0.2));
    expect(barsOf(outcomes, 5).map((bar) => bar.label)).toEqual(['−1', '+1', '+1.5', '+2', '+2.5']);
    const bars = barsOf(outcomes, 4);
    expect(bars.map((bar) => bar.label)).toEqual(['−1', '+1', '+2', '+2.5']);
    expect(bars[2]!.chance).toBeCloseTo(0.4);
  });

  it('have short labels for ranges', () => {
    const outcomes = [1, 6, 7, 8, 50].map((net, i) => outcome(net, i === 4 ? 0.1 : i === 0 ? 0.5 : 0.01));
    expect(barsOf(outcomes, 3).map((bar) => bar.label)).toEqual(['+1', '6–8', '+50']);
  });

  it('stop joining when only the signs differ', () => {
    expect(barsOf([outcome(-1, 0.5), outcome(0, 0.1), outcome(1, 0.4)], 1)).toHaveLength(3);
  });

  it('name losses from the smaller end', () => {
    expect(barsOf([outcome(-6, 0.1), outcome(-4, 0.1)], 1)[0]!.label).toBe('−4–6');
  });
});

describe('the grid', () => {
  it('has pairs on the diagonal, suited hands above and off-suit ones below', () => {
    expect(handAt(0, 0)).toBe('AA');
    expect(handAt(0, 1)).toBe('AKs');
    expect(handAt(1, 0)).toBe('AKo');
    expect(handAt(4, 5)).toBe('T9s');
    expect(handAt(12, 12)).toBe('22');
  });

  const hand = (name: string, best: string, ...values: [string, number][]): StartingHandView => ({
    hand: name,
    count: name.length === 2 ? 6 : name.endsWith('s') ? 4 : 12,
    best,
    choices: values.map(([option, ev]) => ({ option, exact: '', ev })),
  });
  const grid = gridOf([
    hand('AA', 'play_4x', ['check', 2.19], ['play_3x', 2.9], ['play_4x', 3.6]),
    hand('K2s', 'play_4x', ['check', 0.2], ['play_3x', 0.1], ['play_4x', 0.21]),
    hand('T9o', 'check', ['check', 0.1], ['play_3x', 0.0], ['play_4x', -0.5]),
  ])!;
  const cell = (name: string) => grid.cells.find((one) => one.hand === name)!;

  it('compares a choice only with choices that are the best for some hand', () => {
    expect(cell('AA')).toMatchObject({
      row: 0,
      column: 0,
      best: 'play_4x',
      other: 'check',
      tone: 2,
      isClose: false,
    });
    expect(cell('AA').margin).toBeCloseTo(1.41);
    expect(cell('T9o')).toMatchObject({ tone: 0, isClose: false, row: 5, column: 4 });
  });

  it('marks close decisions and the closest one', () => {
    expect(cell('K2s').isClose).toBe(true);
    expect(grid.closest).toBe('K2s');
    expect(grid.choices).toEqual([
      { name: 'check', tone: 0, hands: 12 },
      { name: 'play_4x', tone: 2, hands: 10 },
    ]);
  });

  it('is undefined for a game without one', () => {
    expect(gridOf([])).toBeUndefined();
  });
});

describe('the jackpot line', () => {
  const level = (number: number, wager: number): JackpotReturn => ({
    level: number,
    wager,
    bonus_return: '880/1911',
    meter_coefficient: '19/6497400',
    bonus_return_value: 880 / 1911,
    meter_coefficient_value: 19 / 6497400,
    break_even: 184495 * wager,
    long_run_return: 0.878,
  });
  const meter: JackpotView = {
    system: 1,
    title: 'Perth',
    kind: 'levels',
    games: ['ultimate_holdem'],
    tables: [],
    state: 'running',
    levels: [{ level: 2, wager: 1000, amount: 5_000_000 }],
    prizes: [],
    is_by_hand: false,
    warning: 'When several jackpots fall at one table, payments may differ from the amounts shown.',
    display: 'UTH 4.21',
    wins: [],
  };

  it('is one line if all levels return the same, with the running meters on it', () => {
    const chart = chartOf([level(1, 500), level(2, 1000)], [meter]);
    expect(chart.lines).toHaveLength(1);
    expect(chart.breakEven).toMatchObject({ display: 184495, amount: 184495 * 500, value: 1 });
    expect(chart.now).toHaveLength(1);
    expect(chart.now[0]).toMatchObject({ label: 'Perth', display: 5000, amount: 5_000_000 });
    expect(chart.now[0]!.value).toBeCloseTo(880 / 1911 + (19 / 6497400) * 5000, 12);
    expect(chart.most).toBeGreaterThan(184495);
  });

  // [UTH 4.21] [CH 4.19]
  it('has the warning of the systems whose amounts it shows, each text once', () => {
    const silent = { ...meter, system: 2, warning: '' };
    const same = { ...meter, system: 3 };
    const byHand = { ...meter, warning: 'Another.', levels: [{ level: 2, wager: 1000, amount: null }] };
    const chart = chartOf([level(2, 1000)], [silent, meter, same, byHand]);
    expect(chart.warnings).toEqual([{ text: meter.warning, clause: 'UTH 4.21' }]);
  });

  it('asks for a seed in cents if it can be chosen, and not at all without a jackpot', () => {
    const meter = {
      kind: 'prize_meter',
      pay_options: [1, 2],
      seeds: [10_000, 75_000],
      levels: 1,
      wager: 250,
    };
    const game = { title: '', book: '', has_grid: false, pays: [], settings: [] };
    expect(
      jackpotQuestion({ ...game, game: 'caribbean_stud', jackpot: meter }, usualJackpot(meter), []),
    ).toMatchObject({ kind: 'prize_meter', option: 1, wager: 250, seed: 2_500_000 });
    const levels = { kind: 'levels', pay_options: [], seeds: [], levels: 3, wager: 100 };
    expect(
      jackpotQuestion({ ...game, game: 'crown_holdem', jackpot: levels }, usualJackpot(levels), []),
    ).toMatchObject({ kind: 'levels', seed: null });
    expect(
      jackpotQuestion({ ...game, game: 'three_card', jackpot: null }, usualJackpot(levels), []),
    ).toBeUndefined();
  });
});
