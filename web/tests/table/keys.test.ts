import { describe, expect, it } from 'vitest';

import { keyAction, type KeyContext, type KeyPress } from '../../src/table/felt-input/keys';
import type { Place, YouView } from '../../src/protocol/messages';
import { lettered, lettersOf } from '../../src/table/felt-input/letters';
import { modeOf, waitsFor } from '../../src/table/state/mode';
import { offerWords, seatsToTake } from '../../src/table/state/offers';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

const place = (more: Partial<KeyContext> = {}): KeyContext => ({
  isTyping: false,
  isOnButton: false,
  isBetting: false,
  hasSlider: false,
  letters: new Set(),
  isSeated: false,
  ...more,
});

describe('keys', () => {
  it('press the offer that has the letter', () => {
    expect(keyAction(key('f'), place({ letters: new Set(['F']) }))).toEqual({ kind: 'offer', key: 'F' });
    expect(keyAction(key('f'), place())).toBeUndefined();
  });

  it('ask why if a seated player presses a letter without an offer', () => {
    expect(keyAction(key('f'), place({ isSeated: true }))).toEqual({ kind: 'why', key: 'F' });
    expect(keyAction(key('q'), place({ isSeated: true }))).toBeUndefined();
    expect(keyAction(key('r'), place({ isSeated: true, isBetting: true }))).toEqual({ kind: 'again' });
  });

  it('deal after the bets', () => {
    expect([...lettersOf(tables['three_card betting']).letters]).toEqual(['D']);
  });

  it('do not repeat an offer while held down', () => {
    const letters = new Set(['F']);
    expect(keyAction(key('f', { repeat: true }), place({ letters }))).toBeUndefined();
    expect(keyAction(key('f', { repeat: true }), place({ isSeated: true }))).toBeUndefined();
    const slider = place({ hasSlider: true });
    expect(keyAction(key('ArrowLeft', { repeat: true }), slider)).toEqual({ kind: 'slide', by: -1 });
  });

  it('do nothing while the user types, but Esc closes', () => {
    const typing = place({ isTyping: true, isBetting: true, hasSlider: true, letters: new Set(['F']) });
    for (const name of ['f', '1', 'Enter', 'ArrowLeft', 'v', '?'])
      expect(keyAction(key(name), typing)).toBeUndefined();
    expect(keyAction(key('Escape'), typing)).toEqual({ kind: 'close' });
  });

  it('leave shortcuts of the browser alone', () => {
    expect(keyAction(key('r', { ctrlKey: true }), place({ isBetting: true }))).toBeUndefined();
    expect(keyAction(key('l', { metaKey: true }), place())).toBeUndefined();
  });

  it('choose and place chips only while betting is open', () => {
    const betting = place({ isBetting: true });
    expect(keyAction(key('3'), betting)).toEqual({ kind: 'chip', index: 2 });
    expect(keyAction(key('Enter'), betting)).toEqual({ kind: 'place' });
    expect(keyAction(key('Enter'), place({ isBetting: true, isOnButton: true }))).toBeUndefined();
    expect(keyAction(key('x'), betting)).toEqual({ kind: 'clear' });
    expect(keyAction(key('3'), place())).toBeUndefined();
  });

  it('move the slider by one unit, by ten, and to its ends', () => {
    const slider = place({ hasSlider: true });
    expect(keyAction(key('ArrowLeft'), slider)).toEqual({ kind: 'slide', by: -1 });
    expect(keyAction(key('ArrowRight', { shiftKey: true }), slider)).toEqual({ kind: 'slide', by: 10 });
    expect(keyAction(key('Home'), slider)).toEqual({ kind: 'slide_to', end: 'min' });
    expect(keyAction(key('End'), slider)).toEqual({ kind: 'slide_to', end: 'max' });
  });
});

describe('a seat', () => {
  const base = tables['holdem watched'];
  const sitDown = (box: number) => offer('seat', 'sit_down', { box, amount: 4_000, max: 20_000 });
  const pass = offer('seat', 'pass_offer', { box: 1 });
  const shown = {
    ...base,
    you: { person: 900, seat: 0, chips: 0, wallet: 50_000, is_done: false, list_place: 1 } as YouView,
    offers: [sitDown(1), sitDown(3), offer('seat', 'leave_list'), pass],
  };

  it('is the chosen one for its letter too', () => {
    const withLetter = (seat: Place) => [...lettered(shown, seat)].find(([, letter]) => letter === 'S')?.[0];
    expect(withLetter(3)).toBe(shown.offers[1]);
    expect(withLetter(1)).toBe(shown.offers[0]);
    expect(withLetter('table')).toBe(shown.offers[0]);
  });

  it('offered from the waiting list can be passed on, and is one seat to choose', () => {
    expect(seatsToTake(shown).map((each) => each.box)).toEqual([1, 3]);
    expect(lettered(shown).get(pass)).toBe('G');
    expect(offerWords(shown, pass)).toMatchObject({ verb: 'Let the seat go' });
  });
});

describe('letters', () => {
  it('are those on the buttons', () => {
    expect([...lettersOf(tables['holdem all in']).letters].sort()).toEqual(['C', 'F', 'R']);
    expect([...lettersOf(tables['ultimate_holdem preflop']).letters].sort()).toEqual(['3', 'C', 'P']);
    expect([...lettersOf(tables['three_card betting']).letters]).toEqual(['D']);
    expect([...lettersOf(tables['pineapple discarding']).letters]).toEqual(['D']);
  });
});

describe('the dock', () => {
  it.each([
    ['three_card betting', 'bet'],
    ['three_card deciding', 'decide'],
    ['three_card watched', 'watch'],
    ['holdem all in', 'decide'],
    ['holdem showdown', 'wait'],
    ['holdem watched', 'watch'],
    ['pineapple empty', 'visit'],
  ] as const)('of %s lets a person %s', (name, mode) => {
    expect(modeOf(tables[name])).toBe(mode);
  });

  it('asks to buy chips first', () => {
    const shown = tables['three_card betting'];
    const empty = shown.banked?.boxes.map((box) => ({ ...box, wagers: [] })) ?? [];
    const poor = {
      ...shown,
      you: shown.you && { ...shown.you, chips: 0 },
      banked: shown.banked && { ...shown.banked, boxes: empty },
    };
    expect(modeOf(poor)).toBe('buy');
  });

  it('says which players it waits for', () => {
    expect(waitsFor(tables['crazy_pineapple_hilo turn'])).toBe('Waiting for Clementine');
    expect(waitsFor(tables['ultimate_holdem preflop'])).toBe('Waiting for Marguerite and 2 others');
  });
});
