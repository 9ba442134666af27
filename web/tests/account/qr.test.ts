import { describe, expect, it } from 'vitest';

import { qrCode, qrPath } from '../../src/account/qr';
import { qrCodes } from '../fixtures/qr_codes';

const rowsOf = (text: string): string[] =>
  qrCode(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

describe('QR codes', () => {
  for (const { text, rows } of qrCodes)
    it(`are those of another program: ${text.length} bytes, ${rows.length} modules`, () => {
      expect(rowsOf(text)).toEqual(rows);
    });

  it('use the smallest version that holds the text', () => {
    const sizes = [14, 15, 122, 123, 213].map((length) => qrCode('x'.repeat(length)).length);
    expect(sizes).toEqual([21, 25, 45, 49, 57]);
  });

  it('refuse a text that is too long', () => {
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError);
  });

  it('are drawn as one path', () => {
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});
