import { readFileSync } from 'node:fs';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { doubtAbout, fetchChecked } from '../../src/fairness/checked';
import { readProof } from '../../src/fairness/proof_file';
import { remember } from '../../src/fairness/commitments';

const proof = readFileSync(new URL('../fixtures/proofs/caribbean_stud.json', import.meta.url), 'utf8');
const { promise: root, table, round, cards } = readProof(proof);
const [first, second] = cards.map((each) => each.card) as [string, string];
const hidden = ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Tc', 'Jc', 'Qc', 'Kc', 'Ac', '2d', '3d']
  .concat(['4d', '5d', '6d', '7d', '8d', '9d'])
  .find((card) => !proof.includes(`"${card}"`))!;

function house(content: string): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(content, { headers: { 'content-type': 'application/json' } })),
  );
}

function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

const check = () => fetchChecked(table, round, '', new AbortController().signal);

afterEach(() => vi.unstubAllGlobals());

describe('a proof from the house', () => {
  it('is checked, and compared with the commitment this browser saw before the deal', async () => {
    house(proof);
    browser();
    expect(await check()).toMatchObject({ verdict: { isProved: true }, seen: 'unseen', seenAt: 0 });
    remember(table, round, root, undefined, 1000);
    expect(await check()).toMatchObject({ seen: 'same', seenAt: 1000 });
  });

  it('fails if this browser was shown another commitment for the round', async () => {
    house(proof);
    browser();
    remember(table, round, root);
    remember(table, round, 'ff');
    expect((await check()).seen).toBe('other');
    browser();
    remember(table, round, 'ff');
    expect(await check()).toMatchObject({ verdict: { isProved: true }, seen: 'other' });
  });

  it('is compared with the seat of the button that this browser saw', async () => {
    house(proof);
    browser();
    const { dealt_to: dealtTo } = readProof(proof).deal;
    const seen = (button: number): void =>
      sessionStorage.setItem(
        `baize.promise.${table}.${round}`,
        JSON.stringify({ root, at: 1, others: [], dealtTo: [...dealtTo].sort(), button }),
      );
    seen(0);
    expect((await check()).dealtSeen).toBe('same');
    seen(2);
    expect((await check()).dealtSeen).toBe('other');
  });

  it('is compared with the boxes where this browser saw cards', async () => {
    house(proof);
    browser();
    const { dealt_to: dealtTo } = readProof(proof).deal;
    const seen = (boxes: number[]): void =>
      sessionStorage.setItem(
        `baize.promise.${table}.${round}`,
        JSON.stringify({ root, at: 1, others: [], dealtTo: boxes }),
      );
    expect((await check()).dealtSeen).toBe('unseen');
    seen([...dealtTo].sort());
    expect(await check()).toMatchObject({ seen: 'same', dealtSeen: 'same' });
    expect(doubtAbout(await check())).toBe('');
    seen([...dealtTo, 7]);
    expect(await check()).toMatchObject({ seen: 'same', dealtSeen: 'other' });
    expect(doubtAbout(await check())).toMatch(/cards or the button elsewhere/);
  });

  it('is doubted if it lacks a shown card or has a fault', async () => {
    house(proof);
    browser();
    const good = await check();
    expect(doubtAbout(good, [first, second])).toBe('');
    expect(doubtAbout(good, [first, hidden])).toBe(`Shown, but not in the proof: ${hidden}.`);
    expect(doubtAbout({ ...good, seen: 'other' })).toMatch(/another commitment/);
    house(proof.replace(`"${first}"`, `"${hidden}"`));
    expect(doubtAbout(await check())).toBe(`1 of ${cards.length} cards does not match the commitment.`);
  });

  it('must be of the requested round', async () => {
    house(proof.replace(`"round":${round}`, '"round":77'));
    browser();
    await expect(check()).rejects.toThrow(`The server sent the proof of round 77 at table ${table}.`);
  });

  it('is read as strictly as any file', async () => {
    house('{"format":"baize proof 3"}');
    browser();
    await expect(check()).rejects.toThrow('The text “promise” is missing.');
  });
});
