// Stores small values such as amounts and panels in this browser. Pages work without storage too.
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

export function browserStorage(): BrowserStorage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

export function readStored<Value>(
  place: string,
  from: BrowserStorage | undefined = browserStorage(),
): Record<string, Value> {
  try {
    const all: unknown = JSON.parse(from?.getItem(place) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

export function writeStored(
  place: string,
  name: string,
  value: unknown,
  on: BrowserStorage | undefined = browserStorage(),
): void {
  try {
    on?.setItem(place, JSON.stringify({ ...readStored<unknown>(place, on), [name]: value }));
  } catch {
    // Storage may be full or forbidden; the value is then lost with the page.
  }
}
