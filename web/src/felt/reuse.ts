// Reuses unchanged things of the previous plan as the same objects, so that they are not drawn again.
import type { Placed, Plan } from './placed';

// Your own cards are identified by their faces.
const ownCard = /^card:\d+:\d+:[2-9TJQKA][shdc]$/;

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
  const isResized = !isSame(before.canvas, next.canvas);
  const known = new Map<string, Placed>(before.things.map((thing) => [thing.id, thing]));
  const things = next.things.map((found) => {
    const old = known.get(found.id);
    // After a discard the cards that are left stay where they are.
    const stays = old && !isResized && ownCard.test(found.id);
    const thing = stays ? { ...found, x: old.x, y: old.y } : found;
    return old && isSame(old, thing) ? old : thing;
  });
  return { ...next, things };
}
