// Net results as bars: neighbours that are rare are drawn together, so that a table that pays 500 to 1
// still fits. The table below the chart has every one of them.
import type { OutcomeChance } from '../protocol/api';
import { units } from './figures';

export interface OutcomeBar {
  from: number;
  to: number;
  chance: number;
  kind: 'lose' | 'standoff' | 'win';
  label: string;
}

function kindOf(net: number): OutcomeBar['kind'] {
  return net < 0 ? 'lose' : net > 0 ? 'win' : 'standoff';
}

function labelOf(from: number, to: number): string {
  if (from === to) return units(from);
  const [near, far] = from < 0 ? [to, from] : [from, to];
  return `${units(near)} to ${units(far).replace('+', '')}`;
}

export function barsOf(outcomes: OutcomeChance[], most = 16): OutcomeBar[] {
  const bars: Omit<OutcomeBar, 'label'>[] = outcomes
    .filter((outcome) => outcome.chance > 0)
    .sort((one, other) => one.units - other.units)
    .map(({ units: net, chance }) => ({ from: net, to: net, chance, kind: kindOf(net) }));
  while (bars.length > most) {
    const at = rarestPair(bars);
    if (at < 0) break;
    const [left, right] = bars.splice(at, 2) as [OutcomeBar, OutcomeBar];
    bars.splice(at, 0, { ...left, to: right.to, chance: left.chance + right.chance });
  }
  return bars.map((bar) => ({ ...bar, label: labelOf(bar.from, bar.to) }));
}

// Of two neighbours on one side of nothing, those that are rarest together.
function rarestPair(bars: Omit<OutcomeBar, 'label'>[]): number {
  let found = -1;
  let least = Infinity;
  for (let i = 0; i + 1 < bars.length; i++) {
    const [left, right] = [bars[i]!, bars[i + 1]!];
    if (left.kind !== right.kind || left.chance + right.chance >= least) continue;
    found = i;
    least = left.chance + right.chance;
  }
  return found;
}
