// Keys and timing for going through the steps of a round.
export const speeds = [0.5, 1, 4] as const;
export type Speed = (typeof speeds)[number];

const pause = 1600; // milliseconds between two steps at the usual speed

export const stepTime = (speed: Speed): number => pause / speed;

export function stepWithin(step: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Number.isFinite(step) ? Math.trunc(step) : 0));
}

export type PlayKey = { step: number } | 'play' | 'text';

// Returns the action of a key, or undefined if another element handles it.
export function keyMeans(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  on: { isField: boolean; isPressed: boolean },
  step: number,
  count: number,
): PlayKey | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || on.isField) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return { step: stepWithin(step - 1, count) };
    case 'ArrowRight':
      return { step: stepWithin(step + 1, count) };
    case 'Home':
      return { step: 0 };
    case 'End':
      return { step: count - 1 };
    case ' ':
      return on.isPressed ? undefined : 'play'; // a focused button handles it
    case 'v':
    case 'V':
      return 'text';
    default:
      return undefined;
  }
}

// Returns the segment under the pointer.
export function segmentAt(x: number, left: number, width: number, count: number): number {
  return width > 0 ? stepWithin(Math.floor(((x - left) / width) * count), count) : 0;
}
