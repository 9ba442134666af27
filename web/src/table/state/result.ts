// What a round came to for the person who looks.
import { potName } from '../../felt/pots';
import type {
  BoxShown,
  JackpotWin,
  Money,
  PokerShown,
  PotShareShown,
  ResultShown,
  TableShown,
} from '../../protocol/messages';

export interface OwnResult {
  round: number;
  hand: string; // in words
  staked: Money;
  back: Money;
  net: Money;
  lines: (ResultShown & { box: number })[];
}

// Own wagers only: others may have some on the same box, and one may have some on others'.
export function ownResult(shown: TableShown): OwnResult | undefined {
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

// Prizes of jackpots that this round has won for the person who looks; they are verified, then paid.
export function ownPrizes(shown: TableShown, round: number): JackpotWin[] {
  const you = shown.you?.person ?? 0;
  return (shown.jackpot?.wins ?? []).filter(
    (win) => you !== 0 && win.person === you && win.table === shown.table && win.round === round,
  );
}

// Wagers that play on when their hand is folded. [UTH 3.19] [CH 3.28]
const outlastsFold: ReadonlySet<string> = new Set(['trips', 'dealer_poker_extra']);

function isPlayedFor({ standing }: BoxShown, wager: string): boolean {
  if (standing === 'folded') return outlastsFold.has(wager);
  return standing !== 'folded_ante' || wager !== 'ante';
}

// Chips of one's own on the felt of a house game, before they are decided; those that a fold gave up are lost.
export function atRisk(shown: TableShown): Money {
  const you = shown.you?.person ?? 0;
  return (shown.banked?.boxes ?? [])
    .flatMap((box) => box.wagers.filter((wager) => isPlayedFor(box, wager.wager)))
    .filter((wager) => wager.owner === you)
    .reduce((sum, wager) => sum + wager.stake, 0);
}

// Chips of one's own lie in a round that is not settled yet.
export const isInPlay = (shown: TableShown): boolean => atRisk(shown) > 0 && ownResult(shown) === undefined;

export interface PotShare {
  what: string; // "Main pot, low"
  share: PotShareShown;
}

// Who took what of the pots that were pushed, the main pot first.
export function sharesOf(poker: PokerShown): PotShare[] {
  return poker.won.flatMap((won) => {
    const name = potName(won.pot, poker.won.length);
    const isDivided = won.low.length > 0;
    return [
      ...won.high.map((share) => ({ what: isDivided ? `${name}, high` : name, share })),
      ...won.low.map((share) => ({ what: `${name}, low`, share })),
    ];
  });
}
