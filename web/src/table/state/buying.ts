// Suggests how many chips to buy: the stack of the last time at this game with the same kind of chips, or else a
// usual one, always within the offer.
import { writeStored, readStored, browserStorage } from '../../session/browser_storage';
import type { Money, OfferView, TableSnapshot } from '../../protocol/messages';
import type { Shortcut } from '../dock/bet_sizes';
import { allowed, isChosen } from './offers';

const place = 'baize.buying';
const usual = { blinds: 100, minimums: 20 };

export const isBuying = (offer: OfferView): boolean =>
  (offer.kind === 'seat' || offer.kind === 'chips') && isChosen(offer);

// Returns the unit of stacks: the big blind, or the minimum of the table.
const unitOf = ({ sign, poker }: TableSnapshot): Money =>
  poker ? sign.blind || Math.max(1, Math.round(sign.minimum / 20)) : sign.minimum;

const stackOf = (shown: TableSnapshot, units: number): Money => unitOf(shown) * units;

// Practice chips and money are remembered separately.
const gameOf = ({ chips, game }: TableSnapshot): string => `${chips} ${game}`;

function chosenBefore(shown: TableSnapshot, from = browserStorage()): Money | undefined {
  const amount = readStored<unknown>(place, from)[gameOf(shown)];
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

// Returns the stack of the last buy-in at this game, or else the usual one of the table.
export const usualStack = (shown: TableSnapshot, from = browserStorage()): Money =>
  chosenBefore(shown, from) ?? stackOf(shown, shown.poker ? usual.blinds : usual.minimums);

// Returns the wanted stack less the chips that are already at the table.
export function suggested(shown: TableSnapshot, offer: OfferView, from = browserStorage()): Money {
  return allowed(offer, usualStack(shown, from) - (shown.you?.chips ?? 0));
}

export function rememberBuying(shown: TableSnapshot, amount: Money, on = browserStorage()): void {
  writeStored(place, gameOf(shown), amount + (shown.you?.chips ?? 0), on);
}

// Returns labelled stacks to choose from.
export function stackSizes(shown: TableSnapshot, offer: OfferView): Shortcut[] {
  const chips = shown.you?.chips ?? 0;
  const steps = shown.poker ? [50, usual.blinds] : [10, usual.minimums, 50];
  const name = (units: number): string => (shown.poker ? `${units} blinds` : `${units}×`);
  const inside = steps
    .map((units) => ({ label: name(units), amount: stackOf(shown, units) - chips }))
    .filter(({ amount }) => amount > offer.amount && amount < offer.max && allowed(offer, amount) === amount);
  return [{ label: 'Min', amount: offer.amount }, ...inside, { label: 'Max', amount: offer.max }];
}

const rounds = [1, 5, 10, 25, 50, 100, 500, 1_000, 2_500, 5_000, 10_000, 50_000, 100_000];
const positions = 400; // maximum number of positions of a slider

// Returns a round step for the slider; other amounts can be typed.
export function slideStep({ amount, max, step }: OfferView): Money {
  const least = Math.max(1, step);
  if ((max - amount) / least <= positions) return least;
  return rounds.find((each) => each % least === 0 && (max - amount) / each <= positions) ?? least;
}
