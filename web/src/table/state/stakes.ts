// Leads from the wagers on the felt to the wanted ones. The bets of one press are one command, so that they are
// carried out together or not at all. A wager on which others depend cannot be changed; the others are then taken
// back and placed again in the same command.
import { placing, takingBack } from '../../felt/wagers';
import type { Money, OfferView, PlaceWagers, PlayerCommand, TableSnapshot } from '../../protocol/messages';
import { wagerOf } from '../../text/names';
import { allowed, offersOf } from './offers';

export interface Stake {
  box: number;
  wager: string;
  amount: Money; // 0 for no wager
}

export interface Step {
  offer: OfferView;
  amount: Money;
}

// Returns the own wagers that can still be changed; none after betting has closed.
export function ownStakes(shown: TableSnapshot): Stake[] {
  const you = shown.you?.person ?? 0;
  if (shown.banked?.phase !== 'betting') return [];
  return shown.banked.boxes.flatMap((box) =>
    box.wagers
      .filter((wager) => wager.owner === you && wager.stake > 0)
      .map((wager) => ({ box: box.box, wager: wagerOf(wager.wager), amount: wager.stake })),
  );
}

// Returns the bets of the own box for a box without a player where the server offers them; undefined if there is none
// or the chips do not suffice.
export function furtherBox(shown: TableSnapshot): { box: number; stakes: Stake[] } | undefined {
  const own = ownStakes(shown).filter((stake) => stake.box === shown.you?.seat);
  const sum = own.reduce((all, stake) => all + stake.amount, 0);
  if (own.length === 0 || sum > (shown.you?.chips ?? 0)) return undefined;
  const taken = new Set(ownStakes(shown).map((stake) => stake.box));
  const isFree = (box: number): boolean =>
    !taken.has(box) && shown.seats.every((seat) => seat.seat !== box || seat.person === 0);
  const offer = offersOf(shown, 'wager').find(
    ({ box, wager, max }) => wager === 'ante' && max > 0 && typeof box === 'number' && isFree(box),
  );
  if (!offer) return undefined;
  const box = Number(offer.box);
  return { box, stakes: own.filter(({ wager }) => wager !== 'jackpot').map((stake) => ({ ...stake, box })) };
}

export const stakeAt = (stakes: Stake[], box: number, wager: string): Money =>
  stakes.find((stake) => stake.box === box && stake.wager === wager)?.amount ?? 0;

const fits = (offer: OfferView | undefined, amount: Money): boolean =>
  offer !== undefined && allowed(offer, amount) === amount;

// Returns the wanted wagers that are not on the felt yet.
export function missing(shown: TableSnapshot, wanted: Stake[]): Stake[] {
  const now = ownStakes(shown);
  return wanted.filter((stake) => stakeAt(now, stake.box, stake.wager) !== stake.amount);
}

// Returns the next step to the wanted wagers, or undefined if there is none.
export function nextStep(shown: TableSnapshot, wanted: Stake[]): Step | undefined {
  for (const { box, wager, amount } of missing(shown, wanted)) {
    const offer = amount > 0 ? placing(shown.offers, box, wager) : takingBack(shown.offers, box, wager);
    if (amount === 0 && offer) return { offer, amount: 0 };
    if (offer && fits(offer, amount)) return { offer, amount };
  }
  return undefined;
}

// Other wagers depend on these, in this order.
const rank = (wager: string): number => ['ante', 'blind'].indexOf(wager) + 1 || 3;
const leanedOnFirst = (one: Stake, other: Stake): number => rank(one.wager) - rank(other.wager);

const canAdd = (shown: TableSnapshot, { box, wager, amount }: Stake, now: Stake[]): boolean =>
  amount > 0 && stakeAt(now, box, wager) === 0 && fits(placing(shown.offers, box, wager), amount);

// Returns the changes in one box: additions, or everything taken back and placed again if a wager changes.
function changesIn(shown: TableSnapshot, box: number, wanted: Stake[]): Stake[] {
  const now = ownStakes(shown).filter((stake) => stake.box === box);
  const left = missing(shown, wanted).filter((stake) => stake.box === box);
  const laid = wanted.filter((stake) => stake.box === box && stake.amount > 0).sort(leanedOnFirst);
  if (now.length === 0) return laid;
  if (left.every((stake) => canAdd(shown, stake, now))) return left.sort(leanedOnFirst);
  const back = [...now].sort(leanedOnFirst).reverse();
  return [...back.map((stake) => ({ ...stake, amount: 0 })), ...laid];
}

// Returns all missing wagers as one command, or undefined if a single offer suffices or an amount is not possible.
export function pressOf(shown: TableSnapshot, wanted: Stake[]): PlayerCommand | undefined {
  const left = missing(shown, wanted);
  if (left.length === 0 || (left.length === 1 && nextStep(shown, left))) return undefined;
  const now = ownStakes(shown);
  const isOff = left.some(({ box, wager, amount }) => {
    const offer = placing(shown.offers, box, wager);
    const isEmpty = now.every((stake) => stake.box !== box);
    return amount > 0 && isEmpty && offer !== undefined && !fits(offer, amount);
  });
  if (isOff) return undefined;
  const boxes = [...new Set(left.map((stake) => stake.box))];
  const wagers = boxes.flatMap((box) => changesIn(shown, box, wanted));
  return { place_wagers: { table: shown.table, wagers: wagers as PlaceWagers['wagers'] } };
}

// Replaces an impossible amount by the nearest possible one, the same for all wagers that were to be equal.
export function settledFor(shown: TableSnapshot, wanted: Stake[]): Stake[] | undefined {
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

// Returns the next own wager in these boxes to take back; the server offers dependent wagers first.
export function nextBack(shown: TableSnapshot, boxes: number[]): Step | undefined {
  for (const { box, wager } of ownStakes(shown).reverse()) {
    const offer = boxes.includes(box) ? takingBack(shown.offers, box, wager) : undefined;
    if (offer) return { offer, amount: 0 };
  }
  return undefined;
}

// Returns the amount after adding a chip: at least the minimum on an empty spot, at most the maximum.
export function withChip(offer: OfferView, current: Money, chip: Money): Money {
  if (current === 0) return allowed(offer, Math.max(chip, offer.amount));
  return allowed({ ...offer, amount: Math.min(offer.amount, current) }, current + chip);
}

// Returns the chips to choose from, between the smallest chip in play and the highest maximum.
export function trayOf(shown: TableSnapshot, values: readonly Money[]): Money[] {
  const offers = offersOf(shown, 'wager').filter((offer) => offer.max > 0);
  const most = offers.reduce((largest, offer) => Math.max(largest, offer.max), 0) || shown.sign.maximum;
  return values
    .filter((value) => value >= shown.sign.chip && value <= most)
    .sort((one, other) => one - other)
    .slice(0, 6);
}
