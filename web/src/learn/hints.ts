// The hints at the spots of a table: each is shown until the player dismisses it or bets there, and then never again
// in this browser.
import type { GameId, TableSnapshot } from '../protocol/messages';
import { readStored, writeStored, type BrowserStorage } from '../session/browser_storage';
import type { SpotHint } from './guide';

const place = 'baize.hints';

export function seenHints(game: GameId, from?: BrowserStorage): string[] {
  const seen = readStored<string[]>(place, from)[game];
  return Array.isArray(seen) ? seen : [];
}

export function keepSeen(game: GameId, wagers: readonly string[], on?: BrowserStorage): void {
  const all = [...new Set([...seenHints(game, on), ...wagers])];
  writeStored(place, game, all, on);
}

// Returns the first hint that was not seen, at a spot that takes a chip now; none once its spot has one.
export function nextHint(
  hints: readonly SpotHint[],
  seen: readonly string[],
  canStake: (wager: string) => boolean,
): SpotHint | undefined {
  return hints.find(({ wager }) => !seen.includes(wager) && canStake(wager));
}

// Returns the spots on which the player has a bet.
export function stakedBy({ banked, you }: TableSnapshot): string[] {
  const own = banked?.boxes.find((box) => box.player !== 0 && box.player === you?.person);
  return own?.wagers.map(({ wager }) => wager) ?? [];
}
