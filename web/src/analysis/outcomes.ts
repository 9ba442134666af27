// Turns net results into bars. Rare neighbours are joined so that a pay table with 500 to 1 still fits; the table
// below the chart lists all of them.
import type { OutcomeChance } from '../protocol/api';
import { units } from './figures';

export interface OutcomeBar {
  from: number;
  to: number;
  chance: number;
  kind: 'lose' | 'standoff' | 'win';
  label: string;
}

type Joined = Omit<OutcomeBar, 'label'>;

function kindOf(net: number): OutcomeBar['kind'] {
  return net < 0 ? 'lose' : net > 0 ? 'win' : 'standoff';
}

// Returns labels such as "+5" and "6–8"; the last one is open: "51+".
function labelOf(bar: Joined, isLast: boolean): string {
  if (bar.from === bar.to) return units(bar.from);
  if (isLast && bar.from > 0) return `${units(bar.from).replace('+', '')}+`;
  const [near, far] = bar.from < 0 ? [bar.to, bar.from] : [bar.from, bar.to];
  return `${units(near).replace('+', '')}–${units(far).replace(/[+−]/, '')}`;
}

function joined(bars: Joined[], at: number): Joined[] {
  const [left, right] = [bars[at], bars[at + 1]];
  if (!left || !right) return bars;
  const both = { ...left, to: right.to, chance: left.chance + right.chance };
  return [...bars.slice(0, at), both, ...bars.slice(at + 2)];
}

// Joins results between whole units with the next whole unit.
function withoutParts(bars: Joined[]): Joined[] {
  let whole = bars;
  for (let at = whole.length - 2; at >= 0; at--) {
    const [left, right] = [whole[at], whole[at + 1]];
    if (!left || !right) continue;
    const isPart =
      !Number.isInteger(left.from) && left.kind === right.kind && right.to === Math.ceil(left.from);
    if (isPart) whole = joined(whole, at).map((bar, i) => (i === at ? { ...bar, from: right.from } : bar));
  }
  return whole;
}

export function barsOf(outcomes: OutcomeChance[], most = 16): OutcomeBar[] {
  let bars: Joined[] = outcomes
    .filter((outcome) => outcome.chance > 0)
    .sort((one, other) => one.units - other.units)
    .map(({ units: net, chance }) => ({ from: net, to: net, chance, kind: kindOf(net) }));
  if (bars.length > most) bars = withoutParts(bars);
  while (bars.length > most) {
    const at = rarestPair(bars);
    if (at < 0) break;
    bars = joined(bars, at);
  }
  return bars.map((bar, i) => ({ ...bar, label: labelOf(bar, i === bars.length - 1) }));
}

// Returns the position of the two rarest neighbours of the same kind, or -1.
function rarestPair(bars: Joined[]): number {
  let found = -1;
  let least = Infinity;
  for (let i = 0; i + 1 < bars.length; i++) {
    const [left, right] = [bars[i], bars[i + 1]];
    if (!left || !right) continue;
    if (left.kind !== right.kind || left.chance + right.chance >= least) continue;
    found = i;
    least = left.chance + right.chance;
  }
  return found;
}
