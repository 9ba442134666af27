// BLAKE2b without a key (RFC 7693), which browsers do not provide. A 64-bit word is stored as two halves of 32
// bits, the low one first.

const startingWords = new Uint32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a, 0xade682d1,
  0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

const orders = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;

// The four words that each of the eight steps of a round mixes: columns, then diagonals.
const steps = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const blockSize = 128;
const rounds = 12;

function add(words: Uint32Array, to: number, low: number, high: number): void {
  const sum = words[2 * to]! + low;
  words[2 * to] = sum;
  words[2 * to + 1] = words[2 * to + 1]! + high + (sum > 0xffffffff ? 1 : 0);
}

// Sets words[to] to (words[to] xor words[by]) rotated right.
function turn(words: Uint32Array, to: number, by: number, bits: number): void {
  const low = words[2 * to]! ^ words[2 * by]!;
  const high = words[2 * to + 1]! ^ words[2 * by + 1]!;
  if (bits === 32) {
    words[2 * to] = high;
    words[2 * to + 1] = low;
  } else if (bits < 32) {
    words[2 * to] = (low >>> bits) | (high << (32 - bits));
    words[2 * to + 1] = (high >>> bits) | (low << (32 - bits));
  } else {
    // A rotation to the right by 63 is one to the left by 1.
    words[2 * to] = (low << 1) | (high >>> 31);
    words[2 * to + 1] = (high << 1) | (low >>> 31);
  }
}

function mix(words: Uint32Array, step: readonly number[], block: Uint32Array, x: number, y: number): void {
  const [a, b, c, d] = step as [number, number, number, number];
  add(words, a, words[2 * b]!, words[2 * b + 1]!);
  add(words, a, block[2 * x]!, block[2 * x + 1]!);
  turn(words, d, a, 32);
  add(words, c, words[2 * d]!, words[2 * d + 1]!);
  turn(words, b, c, 24);
  add(words, a, words[2 * b]!, words[2 * b + 1]!);
  add(words, a, block[2 * y]!, block[2 * y + 1]!);
  turn(words, d, a, 16);
  add(words, c, words[2 * d]!, words[2 * d + 1]!);
  turn(words, b, c, 63);
}

function wordsOf(message: Uint8Array, from: number): Uint32Array {
  const padded = new Uint8Array(blockSize);
  padded.set(message.subarray(from, from + blockSize));
  const view = new DataView(padded.buffer);
  return Uint32Array.from({ length: 32 }, (_, i) => view.getUint32(4 * i, true));
}

function compress(state: Uint32Array, block: Uint32Array, counted: number, isLast: boolean): void {
  const words = new Uint32Array(32);
  words.set(state);
  words.set(startingWords, 16);
  words[24]! ^= counted >>> 0;
  words[25]! ^= Math.floor(counted / 0x100000000);
  if (isLast) {
    words[28] = ~words[28]!;
    words[29] = ~words[29]!;
  }
  for (let round = 0; round < rounds; round++) {
    const order = orders[round % 10]!;
    for (let i = 0; i < 8; i++) mix(words, steps[i]!, block, order[2 * i]!, order[2 * i + 1]!);
  }
  for (let i = 0; i < 16; i++) state[i]! ^= words[i]! ^ words[i + 16]!;
}

export function blake2b(message: Uint8Array, size = 64): Uint8Array {
  if (size < 1 || size > 64) throw new RangeError('BLAKE2b gives 1 to 64 bytes');
  const state = startingWords.slice();
  state[0]! ^= 0x01010000 ^ size;
  const last = Math.max(0, Math.ceil(message.length / blockSize) - 1) * blockSize;
  for (let from = 0; from < last; from += blockSize) {
    compress(state, wordsOf(message, from), from + blockSize, false);
  }
  compress(state, wordsOf(message, last), message.length, true);
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => out.setUint32(4 * i, word, true));
  return new Uint8Array(out.buffer, 0, size);
}
