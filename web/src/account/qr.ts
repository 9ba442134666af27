// Makes QR codes (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10, which hold up to 213 bytes.
// A code is a square of modules; true is dark.
export type QrCode = boolean[][];

// The element at an index that is known to be inside of the list.
const at = <T>(list: readonly T[], index: number): T => list[index] as T;

// By version: error correction codewords of a block, number of blocks, all codewords.
const versions: readonly (readonly [number, number, number])[] = [
  [10, 1, 26],
  [16, 1, 44],
  [26, 1, 70],
  [18, 2, 100],
  [24, 2, 134],
  [16, 4, 172],
  [18, 4, 196],
  [22, 4, 242],
  [22, 5, 292],
  [26, 5, 346],
];
const alignments: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const dataSize = (version: number): number => {
  const [correction, blocks, all] = at(versions, version - 1);
  return all - correction * blocks;
};
const countBits = (version: number): number => (version < 10 ? 8 : 16);

// Mode, count, bytes, terminator and padding.
function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const add = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  const size = dataSize(version);
  add(0b0100, 4);
  add(bytes.length, countBits(version));
  bytes.forEach((byte) => add(byte, 8));
  add(0, Math.min(4, size * 8 - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < size * 8; i++) add(i % 2 === 0 ? 0xec : 0x11, 8);
  return Array.from({ length: size }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
}

// Multiplies in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1.
function times(one: number, other: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> i) & 1) * one;
  }
  return product;
}

// The remainder of the data divided by the Reed-Solomon generator of this degree.
function correctionOf(data: number[], degree: number): number[] {
  const generator = new Array<number>(degree).fill(0);
  generator[degree - 1] = 1;
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) generator[j] = times(at(generator, j), root) ^ (generator[j + 1] ?? 0);
  const remainder = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    generator.forEach((one, i) => (remainder[i] = at(remainder, i) ^ times(one, factor)));
  }
  return remainder;
}

// Splits the data into blocks, corrects each, and takes their codewords in turn.
function interleaved(data: number[], version: number): number[] {
  const [correction, count] = at(versions, version - 1);
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // the last blocks have one codeword more
  const blocks: number[][] = [];
  for (let i = 0, from = 0; i < count; i++) {
    const size = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(from, from + size));
    from += size;
  }
  const take = (lists: number[][], longest: number): number[] =>
    Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
  return [
    ...take(blocks, short + 1),
    ...take(
      blocks.map((block) => correctionOf(block, correction)),
      correction,
    ),
  ];
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// The value followed by its remainder modulo a generator polynomial.
function withRemainder(value: number, bits: number, generator: number): number {
  let remainder = value;
  for (let i = 0; i < bits; i++) remainder = (remainder << 1) ^ ((remainder >>> (bits - 1)) * generator);
  return (value << bits) | remainder;
}

class Drawing {
  readonly modules: QrCode;
  private readonly isFixed: boolean[][]; // finders, timing, alignment, format and version
  private readonly size: number;

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    const empty = (): boolean[][] =>
      Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.modules = empty();
    this.isFixed = empty();
    this.drawPatterns();
  }

  private fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    at(this.modules, y)[x] = isDark;
    at(this.isFixed, y)[x] = true;
  }

  private drawPatterns(): void {
    const last = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.fix(6, i, i % 2 === 0);
      this.fix(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [last - 3, 3],
      [3, last - 3],
    ] as const)
      this.drawRings(x, y, 4, [2, 4]);
    const places = at(alignments, this.version - 1);
    const end = places.length - 1;
    places.forEach((x, i) =>
      places.forEach((y, j) => {
        const isFinder = (i === 0 && j === 0) || (i === 0 && j === end) || (i === end && j === 0);
        if (!isFinder) this.drawRings(x, y, 2, [1]);
      }),
    );
    this.drawFormat(0);
    this.drawVersion();
  }

  // Squares around a centre, dark but for the rings at the given distances.
  private drawRings(x: number, y: number, reach: number, light: number[]): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  // The level (M is 0) and the mask, twice.
  drawFormat(mask: number): void {
    const bits = withRemainder(mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
    const line = [0, 1, 2, 3, 4, 5, 7, 8]; // around the first finder, without the timing
    for (let i = 0; i < 8; i++) {
      this.fix(8, at(line, i), bit(i));
      this.fix(this.size - 1 - i, 8, bit(i));
    }
    for (let i = 8; i < 15; i++) {
      this.fix(at(line, 14 - i), 8, bit(i));
      this.fix(8, this.size - 15 + i, bit(i));
    }
    this.fix(8, this.size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    const bits = withRemainder(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >>> i) & 1) === 1;
      const [near, far] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
      this.fix(near, far, isDark);
      this.fix(far, near, isDark);
    }
  }

  // In columns of two from the right, upwards and downwards in turn.
  drawCodewords(codewords: number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (at(this.isFixed, y)[x]) continue;
          at(this.modules, y)[x] = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  // Applying a mask twice takes it away.
  applyMask(mask: number): void {
    const isTurned = at(masks, mask);
    this.modules.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (!at(this.isFixed, y)[x] && isTurned(x, y)) row[x] = !isDark;
      }),
    );
  }
}

const finderLike = ['10111010000', '00001011101'];

// How hard a code is to read: long runs, blocks, patterns like a finder, and too much of one colour.
function penaltyOf(modules: QrCode): number {
  const size = modules.length;
  const rows = modules.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    for (const pattern of finderLike)
      for (let place = line.indexOf(pattern); place >= 0; place = line.indexOf(pattern, place + 1))
        penalty += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const two = at(rows, y).slice(x, x + 2);
      if ((two === '00' || two === '11') && at(rows, y + 1).slice(x, x + 2) === two) penalty += 3;
    }
  const dark = rows.join('').replaceAll('0', '').length;
  return penalty + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

// Throws if the text is too long.
export function qrCode(text: string): QrCode {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version <= versions.length && 4 + countBits(version) + bytes.length * 8 > dataSize(version) * 8)
    version++;
  if (version > versions.length) throw new RangeError('the text is too long for a QR code');
  const drawing = new Drawing(version);
  drawing.drawCodewords(interleaved(dataCodewords(bytes, version), version));
  let best = { mask: 0, penalty: Infinity };
  for (let mask = 0; mask < masks.length; mask++) {
    drawing.applyMask(mask);
    drawing.drawFormat(mask);
    const penalty = penaltyOf(drawing.modules);
    if (penalty < best.penalty) best = { mask, penalty };
    drawing.applyMask(mask);
  }
  drawing.applyMask(best.mask);
  drawing.drawFormat(best.mask);
  return drawing.modules;
}

// One path for all dark modules, with a module as the unit.
export const qrPath = (code: QrCode): string =>
  code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
