// The outcome of a round for this person.
import { potName } from '../../felt/pots';
import type {
  BoxView,
  JackpotWin,
  Money,
  PokerView,
  PotShareView,
  ResultView,
  TableSnapshot,
} from '../../protocol/messages';

export interface OwnResult {
  round: number;
  hand: string; // in words
  staked: Money;
  back: Money;
  net: Money;
  lines: (ResultView & { box: number })[];
}

// Returns the result of own wagers, on any box; other people may have wagers on the own box.
export function ownResult(shown: TableSnapshot): OwnResult | undefined {
  const you = shown.you?.person ?? 0;
  const boxes = shown.banked?.boxes ?? [];
  const lines = boxes.flatMap((box) =>
    box.results.filter((result) => result.owner === you).map((result) => ({ ...result, box: box.box })),
  );
  if (you === 0 || lines.length === 0) return undefined;
  const staked = lines.reduce((sum, line) => sum + line.staked, 0);
  const back = lines.reduce((sum, line) => sum + line.back, 0);
  const own = boxes.find((box) => box.player === you && box.results.length > 0);
  return { round: shown.round, hand: own?.hand ?? '', staked, back, net: back - staked, lines };
}

// Returns the jackpot prizes that this person won in the round.
export function ownPrizes(shown: TableSnapshot, round: number): JackpotWin[] {
  const you = shown.you?.person ?? 0;
  return (shown.jackpot?.wins ?? []).filter(
    (win) => you !== 0 && win.person === you && win.table === shown.table && win.round === round,
  );
}

// These wagers stay in play after a fold. [UTH 3.19] [CH 3.28]
const outlastsFold: ReadonlySet<string> = new Set(['trips', 'dealer_poker_extra']);

function isPlayedFor({ standing }: BoxView, wager: string): boolean {
  if (standing === 'folded') return outlastsFold.has(wager);
  return standing !== 'folded_ante' || wager !== 'ante';
}

// Returns the own chips at risk in a house game; wagers lost by a fold are not included.
export function atRisk(shown: TableSnapshot): Money {
  const you = shown.you?.person ?? 0;
  return (shown.banked?.boxes ?? [])
    .flatMap((box) => box.wagers.filter((wager) => isPlayedFor(box, wager.wager)))
    .filter((wager) => wager.owner === you)
    .reduce((sum, wager) => sum + wager.stake, 0);
}

// Returns whether own chips are in a round that is not settled.
export const isInPlay = (shown: TableSnapshot): boolean =>
  atRisk(shown) > 0 && ownResult(shown) === undefined;

// Returns whether this person has a hand that is still played for at poker.
export function isInHand({ poker, you }: TableSnapshot): boolean {
  const hand = poker?.hands.find((each) => each.player === you?.person);
  return poker?.phase !== 'over' && (hand?.state === 'in' || hand?.state === 'all_in');
}

export interface PotShare {
  what: string; // "Main pot, low"
  share: PotShareView;
}

// Returns the shares of all pushed pots, the main pot first.
export function sharesOf(poker: PokerView): PotShare[] {
  return poker.won.flatMap((won) => {
    const name = potName(won.pot, poker.won.length);
    const isDivided = won.low.length > 0;
    return [
      ...won.high.map((share) => ({ what: isDivided ? `${name}, high` : name, share })),
      ...won.low.map((share) => ({ what: `${name}, low`, share })),
    ];
  });
}
