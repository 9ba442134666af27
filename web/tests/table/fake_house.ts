// A betting round of Ultimate Texas Hold'em as the house keeps it: Ante and Blind are equal, nothing
// stands without what it leans on. Enough to see that wishes end where they should.
import type { Command, OfferShown, TableShown } from '../../src/protocol/messages';
import type { Answer } from '../../src/session/socket';
import { wager } from '../fixtures/build';
import { placing, takingBack } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const base = tables['ultimate_holdem betting'];
const you = base.you?.person ?? 0;
const names = ['ante', 'blind', 'trips', 'jackpot'] as const;
type Name = (typeof names)[number];

export class FakeHouse {
  shown: TableShown;
  sent: string[] = [];
  refuses = '';
  private readonly stakes = new Map<Name, number>(); // dollars

  constructor(stakes: Partial<Record<Name, number>> = {}) {
    for (const [name, stake] of Object.entries(stakes)) this.stakes.set(name as Name, stake);
    this.shown = this.show();
  }

  get laid(): Record<string, number> {
    return Object.fromEntries(this.stakes);
  }

  take(command: Command): Answer {
    const { place_wager: place } = (
      command as { act_in_round: { action: { place_wager: { wager: Name; amount: number } } } }
    ).act_in_round.action;
    this.sent.push(`${place.wager} ${place.amount / 100}`);
    if (this.refuses === place.wager)
      return { done: false, reason: 'no', sentence: 'Not now.', clause: 'UTH 3.1' };
    if (place.amount === 0) this.stakes.delete(place.wager);
    else this.stakes.set(place.wager, place.amount / 100);
    this.shown = this.show();
    return { done: true, reason: '', sentence: '', clause: '' };
  }

  private has = (name: Name): boolean => this.stakes.has(name);

  private range(name: Name): [number, number, number] | undefined {
    const twin =
      name === 'ante' ? this.stakes.get('blind') : name === 'blind' ? this.stakes.get('ante') : undefined;
    if (twin !== undefined) return [twin, twin, 0.01];
    if (name === 'trips' && !(this.has('ante') && this.has('blind'))) return undefined;
    if (name === 'jackpot') return this.has('ante') ? [5, 15, 5] : undefined;
    return [5, 100, 5];
  }

  private canTakeBack(name: Name): boolean {
    if (!this.has(name)) return false;
    if (name === 'blind') return !this.has('trips');
    if (name === 'ante') return !this.has('trips') && !this.has('jackpot');
    return true;
  }

  private show(): TableShown {
    const offers: OfferShown[] = names.flatMap((name) => {
      const range = this.range(name);
      return [
        ...(this.canTakeBack(name) ? [takingBack(14, 4, name, 'UTH 3.1')] : []),
        ...(range ? [placing(14, 4, name, range, 'UTH 3.1')] : []),
      ];
    });
    const wagers = [...this.stakes].map(([name, stake]) => wager(you, name, stake));
    const boxes =
      base.banked?.boxes.map((box) => (box.box === 4 ? { ...box, player: you, wagers } : box)) ?? [];
    return { ...base, offers, banked: base.banked && { ...base.banked, boxes } };
  }
}
