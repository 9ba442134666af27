// Small things kept in this browser alone, by name: amounts, panels. A browser that keeps nothing does
// without them.
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function shelf(): Shelf | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

export function kept<Value>(place: string, from: Shelf | undefined = shelf()): Record<string, Value> {
  try {
    const all: unknown = JSON.parse(from?.getItem(place) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

export function keep<Value>(
  place: string,
  name: string,
  value: Value,
  on: Shelf | undefined = shelf(),
): void {
  try {
    on?.setItem(place, JSON.stringify({ ...kept<Value>(place, on), [name]: value }));
  } catch {
    // Full or forbidden: it is forgotten when the page is closed.
  }
}
