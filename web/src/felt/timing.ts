// Delays for things that appear together: cards one after another, results box by box. The next plan interrupts
// unfinished movements.
import type { CardThing, Placed, Plan } from './placed';

export const pace = {
  card: 260,
  betweenCards: 70,
  deal: 1400, // maximum for a whole deal
  chip: 220,
  settle: 420, // a box
} as const;

export type Delays = ReadonlyMap<string, number>; // by thing, in milliseconds

const isSettled = (thing: Placed): boolean => thing.kind === 'spot' && thing.flags.length > 0;

const settledBoxes = (plan: Plan): Set<number> =>
  new Set(plan.things.flatMap((thing) => (thing.kind === 'spot' && isSettled(thing) ? [thing.box] : [])));

function dealDelays(known: Set<string>, things: Placed[]): [string, number][] {
  const fresh = things
    .filter((thing): thing is CardThing => thing.kind === 'card' && !known.has(thing.id))
    .sort((one, other) => one.order - other.order);
  const between = Math.min(pace.betweenCards, pace.deal / Math.max(1, fresh.length));
  return fresh.map((card, index) => [card.id, Math.round(index * between)]);
}

// Losing chips go to the dealer first, then winners are paid; each takes half of the time of a box.
function settleDelays(before: Plan, next: Plan): [string, number][] {
  const known = settledBoxes(before);
  const boxes = [...settledBoxes(next)].filter((box) => !known.has(box)).sort((one, other) => one - other);
  return next.things.flatMap((thing): [string, number][] => {
    if (thing.kind !== 'spot' && thing.kind !== 'chips') return [];
    const turn = boxes.indexOf(thing.box);
    if (turn < 0) return [];
    const isLater =
      (thing.kind === 'chips' && thing.isPaid) || (thing.kind === 'spot' && thing.state === 'won');
    return [[thing.id, turn * pace.settle + (isLater ? pace.settle / 2 : 0)]];
  });
}

// A table that is shown for the first time has no delays.
export function delaysOf(before: Plan | undefined, next: Plan): Delays {
  if (!before) return new Map();
  const known = new Set(before.things.map((thing) => thing.id));
  return new Map([...dealDelays(known, next.things), ...settleDelays(before, next)]);
}
