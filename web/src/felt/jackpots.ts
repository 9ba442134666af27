// The levels of a jackpot, with a mark at those you take part in.
import type { TableSnapshot } from '../protocol/messages';
import { boxOf } from './boxes';
import type { Point } from './canvas';
import type { JackpotRow, JackpotThing } from './placed';
import { levelsOf } from './wagers';

function jackpotTitle(shown: TableSnapshot): string {
  switch (shown.jackpot?.state) {
    case 'checking':
      return 'Jackpot · a win is being verified';
    case 'suspended':
      return 'Jackpot · suspended';
    case 'running':
      return `Jackpot · ${shown.jackpot.title}`;
    case undefined:
      return '';
  }
}

export function jackpotRows(shown: TableSnapshot): JackpotRow[] {
  const { jackpot, you } = shown;
  if (!jackpot) return [];
  const own = boxOf(shown, you?.seat ?? 0)?.wagers.find(
    (each) => each.wager === 'jackpot' && each.owner === you?.person && each.stake > 0,
  );
  const levels = own ? levelsOf(jackpot, own.stake) : [];
  const yours = levels.length === 2 ? 3 : levels[0];
  const isSingle = jackpot.levels.length === 1;
  return jackpot.levels.map((level) => ({
    label: isSingle ? 'Royal flush' : `Level ${level.level}`,
    wager: level.wager,
    amount: level.amount,
    isYours: own !== undefined && (isSingle || level.level === yours),
  }));
}

// Returns nothing at a table without a jackpot.
export function jackpotThing(
  shown: TableSnapshot,
  at: Point,
  isNarrow: boolean,
  most: number,
): JackpotThing[] {
  const rows = jackpotRows(shown);
  if (rows.length === 0) return [];
  return [
    {
      kind: 'jackpot',
      id: 'jackpot',
      ...at,
      title: jackpotTitle(shown),
      isNarrow,
      most,
      rows,
      warning: shown.jackpot?.warning ?? '',
    },
  ];
}
