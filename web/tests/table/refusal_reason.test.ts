import { describe, expect, it } from 'vitest';

import { toasts } from '../../src/parts/toasts.svelte';
import { TableController } from '../../src/table/state/table_controller.svelte';
import {
  letterAttempt,
  reasonWithoutAsking,
  spotAttempt,
  reasonText,
} from '../../src/table/felt-input/refusal_reason';
import { tables } from '../fixtures/tables';

const betting = tables['three_card betting'];
const deciding = tables['three_card deciding'];
const refused = {
  reason: 'not_now',
  sentence: 'this cannot be done at this point of the round',
  clause: 'TCP 5.7',
};

describe('why not', () => {
  it('is asked with the command of the action', () => {
    expect(spotAttempt(betting, 3, 'pair_plus', 500).command).toEqual({
      act_in_round: {
        table: betting.table,
        action: { place_wager: { box: 3, wager: 'pair_plus', amount: 500 } },
      },
    });
    expect(spotAttempt(betting, 3, 'play', 500).command).toEqual({
      act_in_round: { table: betting.table, action: { decide: { box: 3, decision: 'play' } } },
    });
    expect(letterAttempt(tables['holdem preflop'], 'F')?.command).toEqual({
      act_in_hand: { table: tables['holdem preflop'].table, action: { fold: { seat: 5 } } },
    });
  });

  it('asks about the price of the level for a jackpot square', () => {
    const shown = tables['ultimate_holdem betting'];
    const wager = shown.jackpot?.levels.find((level) => level.level === 2)?.wager ?? 0;
    const attempt = spotAttempt(shown, 4, 'jackpot', 500, 2);
    expect(attempt.command).toMatchObject({ act_in_round: { action: { place_wager: { amount: wager } } } });
  });

  it('explains the phase if the server only answers "not now"', () => {
    expect(reasonText(betting, spotAttempt(betting, 3, 'play', 500), refused)).toBe(
      'Play comes after the deal; bets are still open.',
    );
    expect(reasonText(deciding, spotAttempt(deciding, 3, 'pair_plus', 500), refused)).toBe(
      'Betting has closed; Pair Plus can be placed in the next round.',
    );
  });

  it('is otherwise the sentence of the server', () => {
    const why = {
      reason: 'needs_an_ante',
      sentence: 'the wager needs an Ante on the same area',
      clause: 'UTH 3.3',
    };
    expect(reasonText(betting, spotAttempt(betting, 3, 'trips', 500), why)).toBe(
      'The wager needs an Ante on the same area.',
    );
  });

  it('needs no question to the server for a spectator', () => {
    expect(reasonWithoutAsking(tables['three_card watched'])).toBe('Take a box first.');
    expect(reasonWithoutAsking({ ...betting, is_open: false })).toBe('This table is closed.');
    expect(reasonWithoutAsking({ ...betting, you: null })).toMatch(/guest/);
    expect(reasonWithoutAsking(betting)).toBe('');
  });

  it('is shown with its clause', async () => {
    toasts.list = [];
    const controller = new TableController(
      () => deciding,
      () => Promise.reject(new Error('nothing is sent')),
      () =>
        Promise.resolve({
          reason: 'not_your_turn',
          sentence: "it is another player's turn",
          clause: 'TCP 7.5',
        }),
    );
    const attempt = letterAttempt(deciding, 'C');
    if (attempt) await controller.why(attempt);
    expect(toasts.list.map(({ text, clause }) => [text.split('. ')[0], clause])).toEqual([
      ["It is another player's turn", 'TCP 7.5'],
    ]);
  });
});
