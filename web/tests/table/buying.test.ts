import { describe, expect, it } from 'vitest';

import { isBuying, rememberBuying, slideStep, stackSizes, suggested } from '../../src/table/state/buying';
import { dollars } from '../fixtures/build';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';
import { place } from './storage_kit';

const holdem = { ...tables['holdem watched'], sign: { ...tables['holdem watched'].sign, blind: dollars(5) } };
const houseTable = tables['three_card betting'];
const range = (least: number, most: number, more = {}) =>
  offer('seat', 'sit_down', {
    amount: dollars(least),
    max: dollars(most),
    amount_path: ['sit_down', 'chips'],
    ...more,
  });

describe('chips that are suggested', () => {
  it('are a hundred big blinds at poker, within what is offered', () => {
    expect(suggested(holdem, range(100, 1000), place())).toBe(dollars(500));
    expect(suggested(holdem, range(100, 300), place())).toBe(dollars(300));
    expect(suggested(holdem, range(600, 1000), place())).toBe(dollars(600));
  });

  it('are twenty times the minimum at a house game, less the chips at the table', () => {
    const you = houseTable.you && { ...houseTable.you, chips: dollars(30) };
    const shown = { ...houseTable, you, sign: { ...houseTable.sign, minimum: dollars(10) } };
    expect(suggested(shown, range(10, 1000, { kind: 'chips' }), place())).toBe(dollars(170));
  });

  it('are those of the last time at the same game', () => {
    const storage = place();
    rememberBuying(holdem, dollars(250), storage);
    expect(suggested(holdem, range(100, 1000), storage)).toBe(dollars(250));
    expect(suggested({ ...holdem, game: 'omaha' }, range(100, 1000), storage)).toBe(dollars(500));
  });

  it.each(['{"holdem":"many"}', '{"holdem":-5}', '[', 'null'])('ignore invalid stored values: %s', (text) => {
    const storage = place();
    storage.setItem('baize.buying', text);
    expect(suggested(holdem, range(100, 1000), storage)).toBe(dollars(500));
  });

  it('can be chosen by size within the offer', () => {
    expect(stackSizes(holdem, range(100, 400)).map((size) => [size.label, size.amount / 100])).toEqual([
      ['Min', 100],
      ['50 blinds', 250],
      ['Max', 400],
    ]);
  });

  it('are bought by offers of chips and seats with an amount, and by no other', () => {
    expect(isBuying(range(100, 400))).toBe(true);
    expect(isBuying(range(100, 100))).toBe(false);
    expect(isBuying(range(100, 400, { kind: 'decision' }))).toBe(false);
  });
});

describe('a slider', () => {
  it.each([
    [0, 4, 1, 1],
    [1, 10_000, 1, 2_500],
    [2, 500, 50, 500],
    [2, 500, 300, 300],
  ])('from %i to %i dollars in steps of %i cents goes by %i', (least, most, step, by) => {
    expect(slideStep(range(least, most, { step }))).toBe(by);
  });
});
