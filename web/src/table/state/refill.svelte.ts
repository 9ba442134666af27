// Chips that are bought without a press, by settings of the player: a rebuy when the stack is gone, and a top-up to the
// usual stack between hands. The server offers chips when the rules of the table allow it.
import { writeStored, readStored, browserStorage } from '../../session/browser_storage';
import type { Money, OfferView, TableSnapshot } from '../../protocol/messages';
import { isBust } from './bust';
import { suggested, usualStack } from './buying';
import { isInHand } from './result';

const place = 'baize.refill';

export interface RefillSettings {
  rebuy: boolean;
  topUp: boolean;
}

const nameOf = ({ chips, game }: TableSnapshot): string => `${chips} ${game}`;

export class Refill {
  settings: RefillSettings = $state({ rebuy: false, topUp: false });
  private name = '';
  private handTried = -1; // one attempt for each hand, so that a refusal is not repeated

  constructor(private readonly on = browserStorage()) {}

  take(shown: TableSnapshot): { offer: OfferView; amount: Money } | undefined {
    this.read(shown);
    if (!shown.poker || !shown.you || shown.you.seat === 0 || this.handTried === shown.round)
      return undefined;
    const offer = shown.offers.find((each) => each.verb === 'add_chips');
    if (!offer) return undefined;
    const isEmpty = this.settings.rebuy && isBust(shown);
    const lacking = usualStack(shown, this.on) - shown.you.chips;
    const isShort = this.settings.topUp && !isInHand(shown) && lacking >= offer.amount && shown.you.chips > 0;
    if (!isEmpty && !isShort) return undefined;
    this.handTried = shown.round;
    return { offer, amount: suggested(shown, offer, this.on) };
  }

  set(shown: TableSnapshot, change: Partial<RefillSettings>): void {
    Object.assign(this.settings, change);
    this.handTried = -1;
    writeStored(place, nameOf(shown), { ...this.settings }, this.on);
  }

  private read(shown: TableSnapshot): void {
    if (this.name === nameOf(shown)) return;
    this.name = nameOf(shown);
    const kept = readStored<Partial<RefillSettings> | undefined>(place, this.on)[this.name];
    this.settings = { rebuy: kept?.rebuy === true, topUp: kept?.topUp === true };
  }
}
