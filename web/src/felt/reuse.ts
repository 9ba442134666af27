// Reuses unchanged things of the previous plan as the same objects, so that they are not drawn again.
import type { Placed, Plan } from './placed';

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) =>
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  );
}

export function kept(before: Plan | undefined, next: Plan): Plan {
  if (!before) return next;
  const known = new Map<string, Placed>(before.things.map((thing) => [thing.id, thing]));
  const things = next.things.map((thing) => {
    const old = known.get(thing.id);
    return old && isSame(old, thing) ? old : thing;
  });
  return { ...next, things };
}
