import { describe, expect, it } from 'vitest';

import { todoOf } from '../../src/table/dock/todo';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

describe('the first line of a compact dock', () => {
  it('says which spots to tap before anything is bet', () => {
    const shown = tables['three_card betting'];
    const banked = shown.banked!;
    const boxes = banked.boxes.map((box) => ({ ...box, wagers: [] }));
    expect(todoOf({ ...shown, banked: { ...banked, boxes } }, undefined)).toBe(
      'Tap Ante or Pair Plus to bet',
    );
    expect(todoOf(shown, undefined)).toBe('Bet more, or press Deal');
  });

  it('names your hand and the choices', () => {
    expect(todoOf(tables['three_card deciding'], undefined)).toBe(
      'Straight, seven high: play, fold the Ante or fold',
    );
  });

  it('says why a round was won, and how much', () => {
    expect(todoOf(tables['ultimate_holdem settled'], undefined)).toBe(
      "Straight, jack high beats the dealer's pair of sevens: +$45",
    );
  });

  it('asks whether to fold where checking is free', () => {
    const shown = tables['ultimate_holdem preflop'];
    const box = shown.you!.seat;
    const fold = offer('decision', 'fold', { box });
    const asked = { ...shown, offers: [fold, offer('decision', 'check', { box })] };
    expect(todoOf(asked, fold)).toBe('Fold? You can check for free.');
  });
});
