// Remembers the own wagers of the last round, for "Rebet". Amounts are stored in this browser by table, so that
// they survive a reload.
import type { Money, TableSnapshot } from '../../protocol/messages';
import { writeStored, readStored, browserStorage } from '../../session/browser_storage';
import { offersOf } from './offers';
import { ownStakes, type Stake } from './stakes';

const place = 'baize.stakes';

const nameOf = (shown: TableSnapshot): string => `${shown.table} ${shown.game}`;

const isAmount = (amount: unknown): amount is Money =>
  typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0;

export class LastStakes {
  stakes: Stake[] = $state.raw([]);
  private round = 0;
  private latest: Stake[] = [];
  private hasRead = false;

  constructor(private readonly on = browserStorage()) {}

  take(shown: TableSnapshot): void {
    const { banked } = shown;
    if (!banked) return;
    this.read(shown);
    if (banked.phase === 'betting') {
      if (shown.round !== this.round && this.latest.length > 0) this.hold(shown);
      this.round = shown.round;
      this.latest = ownStakes(shown);
      return;
    }
    // A page opened in the middle of a round has not seen the opening wagers.
    if (shown.round === this.round && this.latest.length > 0) this.hold(shown);
  }

  // Returns the wagers, or `times` as much, if they can be placed now: none is on the felt, each has its box, and there
  // are chips for all of them.
  offered(shown: TableSnapshot, times = 1): Stake[] {
    const offers = offersOf(shown, 'wager');
    if (ownStakes(shown).length > 0 || offers.length === 0) return [];
    const known = this.stakes.filter((stake) => {
      const box = shown.banked?.boxes.find((each) => each.box === stake.box);
      return box !== undefined || stake.box === shown.you?.seat;
    });
    const stakes = multiplied(known, times);
    const sum = stakes.reduce((all, stake) => all + stake.amount, 0);
    return sum <= (shown.you?.chips ?? 0) && isOpenFor(shown, stakes) ? stakes : [];
  }

  // Only the own box is stored, because another box may belong to another person next time.
  private hold(shown: TableSnapshot): void {
    if (this.stakes === this.latest) return;
    this.stakes = this.latest;
    const own = this.latest.filter((stake) => stake.box === shown.you?.seat);
    if (own.length > 0)
      writeStored(
        place,
        nameOf(shown),
        Object.fromEntries(own.map(({ wager, amount }) => [wager, amount])),
        this.on,
      );
  }

  private read(shown: TableSnapshot): void {
    const seat = shown.you?.seat ?? 0;
    if (this.hasRead || seat === 0) return;
    this.hasRead = true;
    if (this.stakes.length > 0) return;
    const amounts = readStored<Record<string, unknown>>(place, this.on)[nameOf(shown)] ?? {};
    this.stakes = Object.entries(amounts).flatMap(([wager, amount]) =>
      isAmount(amount) ? [{ box: seat, wager, amount }] : [],
    );
  }
}

// A Jackpot wager has a fixed price.
export const multiplied = (stakes: Stake[], times: number): Stake[] =>
  stakes.map((stake) => (stake.wager === 'jackpot' ? stake : { ...stake, amount: stake.amount * times }));

// Returns twice the wagers on the felt, or nothing if the chips do not cover them.
export function doubled(shown: TableSnapshot): Stake[] {
  const stakes = ownStakes(shown);
  const twice = multiplied(stakes, 2);
  const cost = twice.reduce((sum, stake, index) => sum + stake.amount - (stakes[index]?.amount ?? 0), 0);
  const isMost = twice.some((stake) => stake.wager !== 'jackpot' && stake.amount > shown.sign.maximum);
  return cost > 0 && cost <= (shown.you?.chips ?? 0) && !isMost ? twice : [];
}

// Returns whether at least one can be placed; the others may depend on it.
function isOpenFor(shown: TableSnapshot, stakes: Stake[]): boolean {
  return stakes.some(({ box, wager, amount }) =>
    offersOf(shown, 'wager').some(
      (offer) => offer.box === box && offer.wager === wager && offer.amount <= amount && amount <= offer.max,
    ),
  );
}
