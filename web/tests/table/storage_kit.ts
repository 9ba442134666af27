// Returns an empty storage.
export function place() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => void kept.set(key, value),
  };
}
