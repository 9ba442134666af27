// A betting round of Ultimate Texas Hold'em as the server keeps it: Ante and Blind are equal, and dependent wagers
// need theirs.
import type { PlayerCommand, OfferView, TableSnapshot } from '../../src/protocol/messages';
import type { Answer } from '../../src/session/connection';
import { wager } from '../fixtures/build';
import { placing, takingBack } from '../fixtures/offers';
import { tables } from '../fixtures/tables';

const base = tables['ultimate_holdem betting'];
const you = base.you?.person ?? 0;
const names = ['ante', 'blind', 'trips', 'jackpot'] as const;
type Name = (typeof names)[number];

interface Place {
  box?: number; // counted from 0 as in commands: box 4 on the page is 3
  wager: Name;
  amount: number;
}

const single = (command: PlayerCommand): Place =>
  (command as { act_in_round: { action: { place_wager: Place } } }).act_in_round.action.place_wager;

export class FakeServer {
  shown: TableSnapshot;
  sent: string[] = [];
  refuses = '';
  private stakes = new Map<Name, number>(); // dollars

  constructor(stakes: Partial<Record<Name, number>> = {}) {
    for (const [name, stake] of Object.entries(stakes)) this.stakes.set(name as Name, stake);
    this.shown = this.show();
  }

  get laid(): Record<string, number> {
    return Object.fromEntries(this.stakes);
  }

  take(command: PlayerCommand): Answer {
    const places = 'place_wagers' in command ? (command.place_wagers.wagers as Place[]) : [single(command)];
    this.sent.push(places.map((place) => `${place.wager} ${place.amount / 100}`).join(', '));
    const before = new Map(this.stakes);
    const isThere = !('place_wagers' in command) || places.every((place) => place.box === 4);
    if (!isThere || !places.every((place) => this.lay(place))) {
      this.stakes = before;
      return { done: false, reason: 'no', sentence: 'Not now.', clause: 'UTH 3.1' };
    }
    this.shown = this.show();
    return { done: true, reason: '', sentence: '', clause: '' };
  }

  private lay({ wager: name, amount }: Place): boolean {
    if (this.refuses === name) return false;
    if (amount === 0) return this.canTakeBack(name) && this.stakes.delete(name);
    const [least = 1, most = 0] = this.range(name) ?? [];
    if (amount / 100 < least || amount / 100 > most) return false;
    this.stakes.set(name, amount / 100);
    return true;
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

  private show(): TableSnapshot {
    const offers: OfferView[] = names.flatMap((name) => {
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
