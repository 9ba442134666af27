import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { doubtAbout, fetchChecked } from '../../src/fairness/checked';
import { remember } from '../../src/fairness/promises';

const proof = readFileSync(new URL('../fixtures/proof-caribbean-stud.json', import.meta.url), 'utf8');
const root = '86ab1fc9e7949bf03690b7ed9f6982f1c7897d97845ba7c791942eb07808e964';

function house(content: string): void {
  vi.stubGlobal(
    'fetch',
    async () => new Response(content, { headers: { 'content-type': 'application/json' } }),
  );
}

function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

const check = () => fetchChecked(2, 2, '', new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe('a proof from the house', () => {
  it('is checked, and compared with the promise this browser saw before the deal', async () => {
    house(proof);
    browser();
    expect(await check()).toMatchObject({ verdict: { isProved: true }, seen: 'unseen', seenAt: 0 });
    remember(2, 2, root, undefined, 1000);
    expect(await check()).toMatchObject({ seen: 'same', seenAt: 1000 });
  });

  it('is not what was promised when this browser was shown another promise, before it or as well', async () => {
    house(proof);
    browser();
    remember(2, 2, root);
    remember(2, 2, 'ff');
    expect((await check()).seen).toBe('other');
    browser();
    remember(2, 2, 'ff');
    expect(await check()).toMatchObject({ verdict: { isProved: true }, seen: 'other' });
  });

  it('is doubted when a card was shown that it does not hold, or when anything else is wrong with it', async () => {
    house(proof);
    browser();
    const good = await check();
    expect(doubtAbout(good, ['Ah', '4s'])).toBe('');
    expect(doubtAbout(good, ['Ah', '2c'])).toBe('Shown, but not in the proof: 2c.');
    expect(doubtAbout({ ...good, seen: 'other' })).toMatch(/another promise/);
    house(proof.replace('"Ah"', '"As"'));
    expect(doubtAbout(await check())).toBe('1 of 15 cards are not what was promised.');
  });

  it('must be of the round that was asked for', async () => {
    house(proof.replace(/"round":\s*2/, '"round": 3'));
    browser();
    await expect(check()).rejects.toThrow('The house has sent the proof of round 3 at table 2.');
  });

  it('is read as strictly as any file', async () => {
    house('{"format":"baize proof 1"}');
    browser();
    await expect(check()).rejects.toThrow('The text “promise” is missing.');
  });
});
