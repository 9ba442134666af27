// Converts bytes to and from hexadecimal digits.

// Returns undefined unless the text is exactly that many bytes in lower-case digits.
export function bytesOf(text: string, size: number): Uint8Array | undefined {
  if (text.length !== 2 * size || !/^[0-9a-f]*$/.test(text)) return undefined;
  return Uint8Array.from({ length: size }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

export function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Returns a whole number as eight bytes, the lowest first.
export function numberBytes(value: number): Uint8Array {
  const out = new DataView(new ArrayBuffer(8));
  out.setBigUint64(0, BigInt(value), true);
  return new Uint8Array(out.buffer);
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
