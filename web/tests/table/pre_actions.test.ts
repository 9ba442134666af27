import { beforeEach, describe, expect, it } from 'vitest';

import { toasts } from '../../src/parts/toasts.svelte';
import type { HandView, OfferView, PokerView, TableSnapshot } from '../../src/protocol/messages';
import { PreActionChoice } from '../../src/table/state/pre_action_choice.svelte';
import { preActionsOf, type PreActionName } from '../../src/table/state/pre_actions';
import { dollars } from '../fixtures/build';
import { act } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const base = tables['holdem all in'];
const fold = act(7, 5, 'fold', 'fold', [0, 0, 0], 'CP 8.20.3');
const check = act(7, 5, 'check', 'check', [0, 0, 0], 'CP 8.20.3');
const call = (amount: number): OfferView => act(7, 5, 'call', 'call', [amount, amount, 1], 'CP 8.2.1');

// The table on the turn while another player acts, with $945 behind.
function waiting(poker: Partial<PokerView>, own: Partial<HandView> = {}): TableSnapshot {
  const hands = base.poker!.hands.map((hand) =>
    hand.player === base.you?.person ? { ...hand, bet: 0, ...own } : hand,
  );
  const felt: PokerView = { ...base.poker!, phase: 'betting', street: 'turn', actor: 9, level: 0, hands };
  return { ...base, offers: [], poker: { ...felt, ...poker } };
}

const inTurn = (shown: TableSnapshot, offers: OfferView[]): TableSnapshot => ({
  ...shown,
  offers,
  poker: { ...shown.poker!, actor: 5 },
});

const labels = (shown: TableSnapshot): string[] => preActionsOf(shown).map((choice) => choice.label);

function chosen(shown: TableSnapshot, name: PreActionName): PreActionChoice {
  const choice = new PreActionChoice();
  choice.toggle(preActionsOf(shown).find((each) => each.name === name)!);
  return choice;
}

beforeEach(() => {
  toasts.list = [];
});

describe('the choices before the turn', () => {
  it('are those that make sense against the present bet', () => {
    expect(labels(waiting({}))).toEqual(['Check/fold', 'Check', 'Call any', 'Fold to any bet']);
    expect(labels(waiting({ level: dollars(20) }))).toEqual(['Fold', 'Call $20', 'Call any']);
  });

  it('name no more than the chips behind', () => {
    expect(labels(waiting({ level: dollars(20) }, { stack: dollars(15) }))).toContain('Call $15');
  });

  it('offer the big blind a check, and a player who has bet none', () => {
    const blind = base.sign.blind;
    expect(labels(waiting({ level: blind, street: 'preflop' }, { bet: blind }))).toContain('Check');
    expect(labels(waiting({ level: dollars(40) }, { bet: dollars(40) }))).toEqual([
      'Call any',
      'Fold to any bet',
    ]);
  });

  it('are not there in turn, after a fold, all in, or between hands', () => {
    expect(labels(base)).toEqual([]);
    expect(labels(waiting({ actor: 5 }))).toEqual([]);
    expect(labels(waiting({}, { state: 'folded' }))).toEqual([]);
    expect(labels(waiting({}, { stack: 0 }))).toEqual([]);
    expect(labels(waiting({ phase: 'over' }))).toEqual([]);
    expect(labels(tables['three_card betting'])).toEqual([]);
  });
});

describe('a chosen action', () => {
  it('waits for the turn and presses the offer of the server once', () => {
    const shown = waiting({ level: dollars(20) });
    const choice = chosen(shown, 'call');
    expect(choice.take(shown)).toBeUndefined();
    expect(choice.take(inTurn(shown, [fold, call(20)]))?.verb).toBe('call');
    expect(choice.take(inTurn(shown, [fold, call(20)]))).toBeUndefined();
  });

  it('does not call a raise with “Call $20”, and says so', () => {
    const choice = chosen(waiting({ level: dollars(20) }), 'call');
    const raised = waiting({ level: dollars(60) });
    expect(choice.take(raised)).toBeUndefined();
    expect(choice.chosen).toBeUndefined();
    expect(toasts.list[0]?.text).toBe('The bet has changed: “Call $20” no longer applies.');
    expect(choice.take(inTurn(raised, [fold, call(60)]))).toBeUndefined();
  });

  it('does not call when the raise and the turn arrive together', () => {
    const choice = chosen(waiting({ level: dollars(20) }), 'call');
    expect(choice.take(inTurn(waiting({ level: dollars(60) }), [fold, call(60)]))).toBeUndefined();
    expect(choice.chosen).toBeUndefined();
  });

  it('calls only the amount that the player saw', () => {
    const shown = waiting({ level: dollars(20) });
    expect(chosen(shown, 'call').take(inTurn(shown, [fold, call(19)]))).toBeUndefined();
  });

  it('checks only where nobody has bet', () => {
    const shown = waiting({});
    expect(chosen(shown, 'check').take(inTurn(shown, [fold, check]))?.verb).toBe('check');
    const bet = waiting({ level: dollars(20) });
    expect(chosen(shown, 'check').take(inTurn(bet, [fold, call(20)]))).toBeUndefined();
  });

  it('never folds where checking is free', () => {
    const shown = waiting({});
    expect(chosen(shown, 'check_fold').take(inTurn(shown, [fold, check]))?.verb).toBe('check');
    const bet = waiting({ level: dollars(20) });
    expect(chosen(shown, 'check_fold').take(inTurn(bet, [fold, call(20)]))?.verb).toBe('fold');
  });

  it('calls any bet, and checks where there is none', () => {
    const shown = waiting({});
    expect(chosen(shown, 'call_any').take(inTurn(shown, [fold, check]))?.verb).toBe('check');
    const bet = waiting({ level: dollars(400) });
    expect(chosen(shown, 'call_any').take(inTurn(bet, [fold, call(400)]))?.amount).toBe(dollars(400));
  });

  it('ends with its betting round, but “Fold to any bet” lasts for the hand', () => {
    const shown = waiting({});
    const river = waiting({ street: 'river' });
    for (const name of ['check_fold', 'check', 'call_any'] as const)
      expect(chosen(shown, name).take(inTurn(river, [fold, check]))).toBeUndefined();
    const choice = chosen(shown, 'fold_to_any_bet');
    expect(choice.take(inTurn(shown, [fold, check]))?.verb).toBe('check');
    expect(choice.take(waiting({ phase: 'dealing' }))).toBeUndefined();
    expect(choice.take(inTurn(river, [fold, call(10)]))?.verb).toBe('fold');
    expect(choice.chosen).toBeUndefined();
    const next = { ...inTurn(shown, [fold, call(10)]), round: shown.round + 1 };
    expect(chosen(shown, 'fold_to_any_bet').take(next)).toBeUndefined();
  });

  it('is taken back by a second press', () => {
    const shown = waiting({});
    const choice = chosen(shown, 'check_fold');
    choice.toggle(preActionsOf(shown)[0]!);
    expect(choice.chosen).toBeUndefined();
  });
});
