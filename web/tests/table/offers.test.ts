import { describe, expect, it, vi } from 'vitest';

import schema from '../../../docs/api/messages.schema.json';

import { TableController } from '../../src/table/state/table_controller.svelte';
import { potRaise, readDollars, shortcuts, writeDollars } from '../../src/table/dock/bet_sizes';
import { placing } from '../../src/felt/wagers';
import { keyHelp } from '../../src/table/panels/key_help';
import { lettered } from '../../src/table/felt-input/letters';
import { modeOf } from '../../src/table/state/mode';
import {
  allowed,
  askedText,
  commandOf,
  confirmation,
  foldsForNothing,
  isKnown,
  offerKeys,
  offersOf,
  offerWords,
  otherOffers,
  primaryOf,
} from '../../src/table/state/offers';
import { trayOf } from '../../src/table/state/stakes';
import { announce } from '../../src/text/announce';
import { describe as inWords } from '../../src/text/describe';
import type { OfferKind, OfferView, OfferVerb, TableSnapshot } from '../../src/protocol/messages';
import { offer } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const decisions = (shown: TableSnapshot): OfferView[] => offersOf(shown, 'decision');
const named = (shown: TableSnapshot, name: string): OfferView => {
  const found = shown.offers.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

// The schema of the server lists the verbs of each kind.
describe('offers that the server can send', () => {
  const { properties } = schema.$defs.OfferVerbs;
  const sent = Object.entries(properties).flatMap(([kind, verbs]) => verbs.enum.map((verb) => [kind, verb]));

  it('are listed by the schema', () => {
    expect(Object.keys(properties)).toEqual(schema.$defs.OfferKind.enum);
    expect(sent.map(([, verb]) => verb).sort()).toEqual([...schema.$defs.OfferVerb.enum].sort());
  });

  it.each(sent)('are known: %s, %s', (kind, verb) => {
    expect(isKnown(offer(kind as OfferKind, '', { verb: verb as OfferVerb }))).toBe(true);
  });
});

describe('offers in words', () => {
  const preflop = tables['ultimate_holdem preflop'];
  const allIn = tables['holdem all in'];

  it('say the size and the amount', () => {
    expect(offerWords(preflop, named(preflop, 'play_4x'))).toEqual({
      verb: 'Play 4×',
      detail: '$40',
      key: 'P',
    });
    expect(offerWords(allIn, named(allIn, 'raise')).detail).toBe('$420 to $945');
  });

  it('say when it takes everything', () => {
    const all = offer('decision', 'call', { amount: 94_500 });
    expect(offerWords(allIn, all).detail).toBe('$945, all you have');
  });

  it('say what sitting back in costs and means', () => {
    const post = offer('seat', 'come_back_and_post', { amount: 300 });
    expect(offerWords(allIn, post)).toMatchObject({
      verb: 'Post and sit back in',
      detail: '$3 now, dealt in from the next hand',
    });
    expect(offerWords(allIn, offer('seat', 'come_back_and_wait'))).toMatchObject({
      verb: 'Sit back in at the big blind',
      detail: 'No charge',
    });
    const keys = offerKeys(allIn, [post, offer('seat', 'come_back_and_wait')]);
    expect([...keys.values()]).toEqual(['B', 'W']);
  });

  it('name the wager that is placed or taken back', () => {
    expect(offerWords(preflop, offer('wager', 'trips', { wager: 'trips' })).verb).toBe('Place Trips');
    expect(offerWords(preflop, offer('wager', 'take_back_trips', { wager: 'trips' })).verb).toBe(
      'Take back Trips',
    );
  });

  it('ask to see a hand of the showdown without making it a decision', () => {
    const showdown = tables['holdem showdown'];
    const see = offer('request', 'see_hand', { box: 3, clause: 'CP 8.20.4' });
    const shown = { ...showdown, offers: [...showdown.offers, see] };
    expect(offerWords(shown, see).verb).toBe('See hand');
    expect(modeOf(shown)).toBe('wait');
  });

  it('ask in one line', () => {
    expect(askedText(preflop, decisions(preflop))).toBe('Check, play 3× or play 4×');
    expect(askedText(tables['pineapple discarding'], decisions(tables['pineapple discarding']))).toBe(
      'Choose a card to discard. When time is up, it is the seven of diamonds',
    );
  });

  it('use every letter once: the larger size has it, the other its figure', () => {
    const keys = offerKeys(preflop, decisions(preflop));
    expect([...keys].map(([each, key]) => [each.name, key])).toEqual([
      ['play_4x', 'P'],
      ['play_3x', '3'],
      ['check', 'C'],
    ]);
  });

  it('have one primary button, never a fold', () => {
    expect(primaryOf(decisions(preflop))?.name).toBe('play_4x');
    expect(primaryOf(decisions(allIn))?.name).toBe('raise');
    expect(primaryOf([offer('decision', 'fold')])).toBeUndefined();
  });
});

// A page that is older than the server.
describe('an offer that this page does not know', () => {
  const preflop = tables['ultimate_holdem preflop'];
  const betting = tables['ultimate_holdem betting'];
  const newer = (kind: string, name: string, more: Partial<OfferView> = {}): OfferView =>
    offer(kind as OfferKind, name, { verb: name.replace(/_\d+x$/, '') as OfferVerb, ...more });
  const among = (shown: TableSnapshot, ...offers: OfferView[]): TableSnapshot => ({
    ...shown,
    offers: [...offers, ...shown.offers],
  });

  it('has the words of its own name, and no key', () => {
    const swap = newer('decision', 'swap_one_card', { clause: 'UTH 9.9' });
    expect(offerWords(preflop, swap)).toEqual({ verb: 'Swap one card', detail: '', key: '' });
    const press = newer('decision', 'press_on_5x', { amount: 5000 });
    expect(offerWords(preflop, press)).toEqual({ verb: 'Press on 5×', detail: '$50', key: '' });
    expect(offerKeys(preflop, [swap, press])).toEqual(
      new Map([
        [press, ''],
        [swap, ''],
      ]),
    );
    expect(offerWords(preflop, newer('decision', '', { clause: 'UTH 9.9' })).verb).toBe('UTH 9.9');
    expect(offerWords(preflop, newer('decision', 'constructor')).verb).toBe('Constructor');
  });

  it('is a decision among the others, never the primary one', () => {
    const shown = among(preflop, newer('decision', 'double_all', { amount: 90_000, box: 4 }));
    expect(modeOf(shown)).toBe('decide');
    expect(askedText(shown, decisions(shown))).toBe('Double all, check, play 3× or play 4×');
    expect(primaryOf(decisions(shown))?.name).toBe('play_4x');
    expect(otherOffers(shown)).toEqual([]);
    expect(announce(undefined, shown, []).assertive).toContain('Double all');
    expect(keyHelp(shown)).toEqual(keyHelp(preflop));
  });

  it('of an unknown kind has a plain button', () => {
    const insure = newer('insurance', 'insure_the_hand', { clause: 'UTH 9.9' });
    const shown = among(preflop, insure);
    expect(otherOffers(shown)).toEqual([insure]);
    expect(otherOffers(preflop)).toEqual([]);
    expect(inWords(shown).at(-1)?.lines).toContain('Insure the hand (UTH 9.9)');
  });

  it('about wagers is not used by spots or keys', () => {
    const shown = among(
      betting,
      newer('wager', 'lock_ante', { box: 4, wager: 'ante', amount: 500, max: 900_000 }),
      newer('finish', 'deal_me_out'),
    );
    expect(otherOffers(shown).map(({ name }) => name)).toEqual(['lock_ante', 'deal_me_out']);
    expect(placing(shown.offers, 4, 'ante')?.name).toBe('ante');
    expect(trayOf(shown, [500, 100_000])).toEqual(trayOf(betting, [500, 100_000]));
    expect([...lettered(shown).keys()].map(({ name }) => name)).toEqual(
      [...lettered(betting).keys()].map(({ name }) => name),
    );
    expect(inWords(shown).at(-1)?.lines).toContain('Lock ante, box 4: $5');
  });
});

describe('a fold', () => {
  it('must be confirmed if checking is free', () => {
    const free = tables['holdem_hilo no low'];
    expect(foldsForNothing(named(free, 'fold'), free.offers)).toBe(true);
    const paid = tables['holdem all in'];
    expect(foldsForNothing(named(paid, 'fold'), paid.offers)).toBe(false);
  });
});

// [I-9]
describe('a fold that gives up a won wager', () => {
  const shown = tables['three_card deciding'];
  const fold = { ...named(shown, 'fold'), forfeits: 'pair_plus' };

  it('must be confirmed', () => {
    expect(confirmation(fold, shown.offers)).toBeDefined();
    expect(confirmation(named(shown, 'fold'), shown.offers)).toBeUndefined();
  });

  it('is sent only at the second press for the same box', () => {
    vi.useFakeTimers();
    const sent: unknown[] = [];
    const controller = new TableController(
      () => shown,
      (command) => {
        sent.push(command);
        return new Promise(() => undefined);
      },
    );
    controller.press(fold);
    expect(sent).toEqual([]);
    const elsewhere = { ...fold, box: 9 };
    expect(fold.box).not.toBe(elsewhere.box);
    controller.press(elsewhere);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(600);
    controller.press(elsewhere);
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });
});

describe('a hand that is kept covered', () => {
  const offers = [offer('decision', 'decline_to_show'), offer('decision', 'show_hand')];

  it('must be confirmed, and showing is the primary button', () => {
    expect(confirmation(offers[0]!, offers)?.why).toContain('Every bet on it loses');
    expect(confirmation(offers[1]!, offers)).toBeUndefined();
    expect(primaryOf(offers)?.name).toBe('show_hand');
  });
});

describe('commandOf', () => {
  it('puts the amount at the place that the offer names, and does not change the offer', () => {
    const raise = named(tables['holdem all in'], 'raise');
    expect(commandOf(raise, 60_200)).toEqual({
      act_in_hand: { table: 7, action: { bet: { seat: 5, amount: 60_200 } } },
    });
    expect(raise.command).toEqual({
      act_in_hand: { table: 7, action: { bet: { seat: 5, amount: 42_000 } } },
    });
  });

  it('does not change a command without an amount', () => {
    const fold = named(tables['holdem all in'], 'fold');
    expect(commandOf(fold, 999)).toEqual(fold.command);
  });
});

describe('allowed', () => {
  const range = offer('decision', 'raise', { amount: 420, max: 945, step: 10 });
  it.each([
    [0, 420],
    [10_000, 945],
    [600, 600],
    [604, 600],
    [606, 610],
    [944, 940],
  ])('%i becomes %i', (wanted, amount) => {
    expect(allowed(range, wanted)).toBe(amount);
  });
});

describe('sizes', () => {
  const { poker } = tables['holdem all in'];
  const raise = named(tables['holdem all in'], 'raise');

  it('are within the offer, each once', () => {
    if (!poker) throw new Error('no hand');
    const sizes = shortcuts(poker, raise, 0);
    expect(sizes.map((size) => size.label)).toEqual(['Min', '½ pot', 'All in']);
    for (const { amount } of sizes) {
      expect(amount).toBeGreaterThanOrEqual(raise.amount);
      expect(amount).toBeLessThanOrEqual(raise.max);
    }
  });

  it('count the call into the pot', () => {
    if (!poker) throw new Error('no hand');
    expect(potRaise(poker, 0, 1 / 3)).toBe(21_000 + Math.round((96_700 + 21_000) / 3));
  });

  it('are called "Max" if a limit is below the stack', () => {
    const { poker: omaha } = tables['omaha turn'];
    if (!omaha) throw new Error('no hand');
    const labels = shortcuts(omaha, named(tables['omaha turn'], 'raise'), 0).map((size) => size.label);
    expect(labels.at(-1)).toBe('Max');
  });
});

describe('dollars in a field', () => {
  it.each([
    ['602', 60_200],
    ['$1,050.5', 105_050],
    ['7.', 700],
    ['', undefined],
    ['1.234', undefined],
    ['-5', undefined],
    ['ten', undefined],
  ])('%s is %s', (text, cents) => {
    expect(readDollars(text)).toBe(cents);
  });

  it('are written as they are parsed', () => {
    for (const cents of [100, 60_200, 105_050, 5]) expect(readDollars(writeDollars(cents))).toBe(cents);
  });
});
