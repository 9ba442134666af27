// Placing wagers: from what lies there to what is wanted, one command at a time, each of them an
// offer of the house. Some wagers cannot be changed while others lean on them; then those are taken
// back first and placed again.
import { placing, takingBack } from '../felt/wagers';
import type { Money, OfferShown, TableShown } from '../protocol/messages';
import { wagerOf } from '../text/names';
import { allowed } from './offers';

export interface Stake {
  box: number;
  wager: string;
  amount: Money; // 0: nothing
}

export interface Step {
  offer: OfferShown;
  amount: Money;
}

// What the person who looks has staked, and may still change: once betting is closed nothing.
export function ownStakes(shown: TableShown): Stake[] {
  const you = shown.you?.person ?? 0;
  if (shown.banked?.phase !== 'betting') return [];
  return shown.banked.boxes.flatMap((box) =>
    box.wagers
      .filter((wager) => wager.owner === you && wager.stake > 0)
      .map((wager) => ({ box: box.box, wager: wagerOf(wager.wager), amount: wager.stake })),
  );
}

export const stakeAt = (stakes: Stake[], box: number, wager: string): Money =>
  stakes.find((stake) => stake.box === box && stake.wager === wager)?.amount ?? 0;

const fits = (offer: OfferShown | undefined, amount: Money): boolean =>
  offer !== undefined && allowed(offer, amount) === amount;

// What is wanted and not there yet.
export function missing(shown: TableShown, wanted: Stake[]): Stake[] {
  const now = ownStakes(shown);
  return wanted.filter((stake) => stakeAt(now, stake.box, stake.wager) !== stake.amount);
}

// The next command towards what is wanted; nothing: it is there, or cannot be had.
export function nextStep(shown: TableShown, wanted: Stake[]): Step | undefined {
  for (const { box, wager, amount } of missing(shown, wanted)) {
    const offer = amount > 0 ? placing(shown.offers, box, wager) : takingBack(shown.offers, box, wager);
    if (amount === 0 && offer) return { offer, amount: 0 };
    if (offer && fits(offer, amount)) return { offer, amount };
  }
  return undefined;
}

// Where an amount cannot be had, the nearest that can: the same for all that were to stand together.
export function settledFor(shown: TableShown, wanted: Stake[]): Stake[] | undefined {
  for (const { box, wager, amount } of missing(shown, wanted)) {
    const offer = amount > 0 ? placing(shown.offers, box, wager) : undefined;
    if (!offer || fits(offer, amount)) continue;
    const nearest = allowed(offer, amount);
    return wanted.map((stake) =>
      stake.box === box && stake.amount === amount ? { ...stake, amount: nearest } : stake,
    );
  }
  return undefined;
}

// The next of one's own wagers in these boxes that can be taken back: those that lean on others go
// first, since only they are offered.
export function nextBack(shown: TableShown, boxes: number[]): Step | undefined {
  for (const { box, wager } of ownStakes(shown).reverse()) {
    const offer = boxes.includes(box) ? takingBack(shown.offers, box, wager) : undefined;
    if (offer) return { offer, amount: 0 };
  }
  return undefined;
}

// A chip laid on a spot: on an empty one at least the minimum, never more than the most.
export function withChip(offer: OfferShown, current: Money, chip: Money): Money {
  if (current === 0) return allowed(offer, Math.max(chip, offer.amount));
  return allowed({ ...offer, amount: Math.min(offer.amount, current) }, current + chip);
}

// The chips that can be laid: none smaller than the smallest in play, none above every maximum.
export function trayOf(shown: TableShown, values: readonly Money[]): Money[] {
  const offers = shown.offers.filter((offer) => offer.kind === 'wager' && offer.most > 0);
  const most = offers.reduce((largest, offer) => Math.max(largest, offer.most), 0) || shown.sign.maximum;
  return values
    .filter((value) => value >= shown.sign.chip && value <= most)
    .sort((one, other) => one - other)
    .slice(0, 6);
}
