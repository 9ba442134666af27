import { describe, expect, it } from 'vitest';

import { canvasFor, drawnIn, unitOf } from '../../src/felt/canvas';
import { railSeat, sidesOf } from '../../src/felt/ring';

describe('canvasFor', () => {
  it.each([
    [1376, 736, 'wide'],
    [1036, 736, 'squarer'],
    [696, 604, 'square'],
    [390, 592, 'phone'],
    [544, 346, 'short'],
    [400, 316, 'short'],
  ])('%i by %i pixels is %s', (width, height, shape) => {
    expect(canvasFor(width, height).shape).toBe(shape);
  });

  it('is always completely visible', () => {
    for (const [width, height] of [
      [1376, 736],
      [1036, 736],
      [960, 604],
      [696, 604],
      [640, 900],
      [390, 500],
      [544, 346],
      [400, 316],
    ] as const) {
      const canvas = canvasFor(width, height);
      const unit = unitOf(canvas, width, height);
      expect(canvas.width * unit).toBeLessThanOrEqual(width + 0.5);
      expect(canvas.height * unit).toBeLessThanOrEqual(height + 0.5);
    }
  });

  it('moves points of the wide canvas inwards', () => {
    const square = { shape: 'square', width: 80, height: 69 } as const;
    expect(drawnIn(square, { x: 53, y: 58 })).toEqual({ x: 40, y: 69 });
  });
});

describe('sidesOf', () => {
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

  it('keeps the order of the table', () => {
    expect(sidesOf(numbers(6), 4)).toEqual({ left: [5, 6], right: [3, 2, 1] });
    expect(sidesOf(numbers(5), 3)).toEqual({ left: [4, 5], right: [2, 1] });
    expect(sidesOf(numbers(4), 2)).toEqual({ left: [3, 4], right: [1] });
  });

  it('wraps round for a player at an end', () => {
    expect(sidesOf(numbers(7), 1)).toEqual({ left: [2, 3, 4], right: [7, 6, 5] });
    expect(sidesOf(numbers(7), 7)).toEqual({ left: [1, 2, 3], right: [6, 5, 4] });
  });

  it('contains every other box once', () => {
    for (let count = 1; count <= 9; ++count) {
      for (const centre of numbers(count)) {
        const { left, right } = sidesOf(numbers(count), centre);
        expect([...left, ...right, centre].sort()).toEqual(numbers(count));
        expect(Math.abs(left.length - right.length)).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('railSeat', () => {
  const wide = { shape: 'wide', width: 106, height: 58 } as const;

  it('goes clockwise: up the left side, down the right', () => {
    const seats = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => railSeat(wide, index, 9));
    expect(seats.slice(0, 4).every((seat) => seat.x < 0)).toBe(true);
    expect(seats.slice(4).every((seat) => seat.x > 0)).toBe(true);
    expect(seats[0]?.y).toBeGreaterThan(seats[3]?.y ?? 0);
  });

  it('is the same on both sides', () => {
    for (let count = 2; count <= 10; ++count) {
      for (let index = 1; index < count; ++index) {
        const [one, other] = [railSeat(wide, index, count), railSeat(wide, count - index, count)];
        expect(one.x).toBeCloseTo(-other.x);
        expect(one.y).toBeCloseTo(other.y);
      }
    }
  });
});
