// Turns a table into a plan of placed things. Pure: the same table on the same canvas always gives the same plan.
import { bankedLayout, poker } from '../games/layouts';
import type { TableSnapshot } from '../protocol/messages';
import { bankedPlan } from './banked';
import { isSmall, type Canvas } from './canvas';
import type { Plan } from './placed';
import { pokerPlan } from './poker';

export function plan(shown: TableSnapshot, canvas: Canvas): Plan {
  const layout = bankedLayout(shown.game);
  if (shown.banked && layout) return bankedPlan(shown, layout, canvas);
  if (shown.poker) return pokerPlan(shown, shown.poker, poker, canvas);
  const felt = isSmall(canvas) ? 'sheet' : layout ? 'd' : 'oval';
  return { felt, canvas, things: [] };
}
