// A stay at a table: the chips that were bought and since when, so that leaving can say what came of it. It is kept in
// this browser, where a reload does not lose it.
import { writeStored, readStored, browserStorage } from '../../session/browser_storage';
import type { Money, OfferView, TableSnapshot } from '../../protocol/messages';
import { money, signed } from '../../format/money';

const place = 'baize.stay';
const minute = 60_000; // milliseconds

interface Stay {
  person: number;
  since: number; // milliseconds since 1970
  bought: Money;
}

const nameOf = (shown: TableSnapshot): string => `table ${shown.table}`;

function durationText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 1) return 'in under a minute';
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `in ${hours} h ${minutes % 60} min` : `in ${minutes} min`;
}

export class Stays {
  private before: TableSnapshot | undefined; // the table when the player pressed Leave

  constructor(
    private readonly on = browserStorage(),
    private readonly clock: () => number = Date.now,
  ) {}

  // An offer of the table was carried out; `shown` is the table before.
  accepted(offer: OfferView, amount: Money | undefined, shown: TableSnapshot): void {
    const bought = amount ?? offer.amount;
    if (offer.verb === 'leave') this.before = shown;
    else if (offer.verb === 'sit_down') this.keep(shown, { ...this.opened(shown), bought });
    else if (offer.verb === 'buy_chips' || offer.verb === 'add_chips') {
      const stay = this.of(shown) ?? this.opened(shown);
      this.keep(shown, { ...stay, bought: stay.bought + bought });
    }
  }

  // Returns a text such as "You cashed out $80, −$20 in 31 min." once the chips are back in the wallet.
  take(shown: TableSnapshot): string {
    const { before } = this;
    if (!before?.you || !shown.you || shown.you.seat !== 0) return '';
    this.before = undefined;
    const stay = this.of(before);
    const cash = shown.you.wallet - before.you.wallet;
    this.keep(before, undefined);
    if (cash < 0 || (cash === 0 && !stay?.bought)) return '';
    const text = `You cashed out ${money(cash)}`;
    if (!stay || stay.bought === 0) return `${text}.`;
    const net = cash - stay.bought;
    const time = durationText(this.clock() - stay.since);
    return net === 0 ? `${text}, even ${time}.` : `${text}, ${signed(net)} ${time}.`;
  }

  private opened = (shown: TableSnapshot): Stay => ({
    person: shown.you?.person ?? 0,
    since: this.clock(),
    bought: 0,
  });

  private of(shown: TableSnapshot): Stay | undefined {
    const stay = readStored<Partial<Stay> | undefined>(place, this.on)[nameOf(shown)];
    const { person, since, bought } = stay ?? {};
    if (person !== shown.you?.person || person === undefined) return undefined;
    return Number.isSafeInteger(since) && Number.isSafeInteger(bought) ? (stay as Stay) : undefined;
  }

  private keep(shown: TableSnapshot, stay: Stay | undefined): void {
    writeStored(place, nameOf(shown), stay, this.on);
  }
}
