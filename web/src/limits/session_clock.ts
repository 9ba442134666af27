// The session at a table: how long it has lasted, and when the reality check is due.
import type { PlaySessionShown, TableShown } from '../protocol/messages';
import { modeOf } from '../table/state/mode';
import { isInPlay } from '../table/state/result';

const minute = 60_000_000; // microseconds

export const minutesPlayed = ({ since }: PlaySessionShown, now: number): number =>
  Math.max(0, Math.floor((now - since) / minute));

// "0:07", "1:02".
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

// Returns the number of the last check that is due; 0: none.
export const checkDue = (session: PlaySessionShown, now: number): number =>
  Math.floor(minutesPlayed(session, now) / session.check_minutes);

// Between rounds only: the player has no decision to make, no cards, and no clock running.
export function mayInterrupt(shown: TableShown): boolean {
  const isAsked = shown.turn.until !== null && shown.turn.persons.includes(shown.you?.person ?? 0);
  return modeOf(shown) !== 'decide' && !isInPlay(shown) && !isAsked;
}

// The last check that was answered, by the start of the session, so that a reload does not ask again.
const place = 'baize.reality_check';

export function answeredCheck(session: PlaySessionShown): number {
  const [since, check] = (sessionStorage.getItem(place) ?? '').split(' ').map(Number);
  return since === session.since ? (check ?? 0) : 0;
}

export function noteAnswered(session: PlaySessionShown, check: number): void {
  sessionStorage.setItem(place, `${session.since} ${check}`);
}
