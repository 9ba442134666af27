import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { blake2b } from '../../src/fairness/blake2b';
import { bytesOf, digitsOf, numberBytes } from '../../src/fairness/bytes';

const counting = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, i) => i % 251);

describe('BLAKE2b', () => {
  it('gives the hash of "abc" in RFC 7693, appendix A', () => {
    expect(digitsOf(blake2b(new TextEncoder().encode('abc')))).toBe(
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1' +
        '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
    );
  });

  // The expected hashes come from Python's hashlib, at lengths around its block size of 128 bytes.
  it.each([
    [0, '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
    [127, 'f2fe67ff342e21b8f45e8f2e0bcd1d9243245d50ee6c78042e9c491388791c72'],
    [128, 'c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1'],
    [129, 'f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9'],
    [256, '582f782226018ec33076bd8d1c42413530ac7e1126260ffc0f306ba3befc3f24'],
    [1000, 'b372d0608f720c8c3dd41e9c8eecb10143b41abe520b616607e754bf79c08331'],
  ])('of %i bytes, 32 bytes of result', (size, digits) => {
    expect(digitsOf(blake2b(counting(size), 32))).toBe(digits);
  });

  it('agrees with OpenSSL for every length up to three blocks', () => {
    for (let size = 0; size <= 384; size++) {
      const message = counting(size).map((byte) => (byte * 73 + size) & 255);
      expect(digitsOf(blake2b(message))).toBe(createHash('blake2b512').update(message).digest('hex'));
    }
  });

  it('refuses unsupported sizes', () => {
    expect(() => blake2b(counting(3), 0)).toThrow(RangeError);
    expect(() => blake2b(counting(3), 65)).toThrow(RangeError);
  });
});

describe('bytes', () => {
  it('are parsed from lower-case digits only', () => {
    expect(bytesOf('00ff', 2)).toEqual(Uint8Array.of(0, 255));
    expect(bytesOf('00FF', 2)).toBeUndefined();
    expect(bytesOf('00f', 2)).toBeUndefined();
    expect(bytesOf('00fg', 2)).toBeUndefined();
    expect(bytesOf('00ff00', 2)).toBeUndefined();
  });

  it('write numbers with the lowest byte first', () => {
    expect(digitsOf(numberBytes(258))).toBe('0201000000000000');
    expect(digitsOf(numberBytes(2 ** 53 - 1))).toBe('ffffffffffff1f00');
  });
});
