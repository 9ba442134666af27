import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { requestWithProgress } from '../../src/session/progress';

// A server whose answer waits until the test releases it.
function slowHouse() {
  const asked: string[] = [];
  let answer: (body: object) => void = () => undefined;
  const json = (body: object): Response =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://house');
    asked.push(`${pathname} ${searchParams.get('watch')}`);
    if (pathname === '/api/study/progress')
      return Promise.resolve(json({ is_running: true, done: asked.length - 1, total: 4, pass: 1 }));
    if (pathname === '/api/study/stop') return Promise.resolve(json({}));
    return new Promise<Response>((resolve, reject) => {
      answer = (body) => resolve(json(body));
      signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
  });
  return { asked, answer: (body: object) => answer(body) };
}

const question = { game: 'holdem', hands: ['AsKs', 'QQ+'], board: '', dead: '', makes: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a long request', () => {
  it('reports progress under one id until the answer arrives', async () => {
    const house = slowHouse();
    const shares: number[] = [];
    const answered = requestWithProgress('equity', question, new AbortController().signal, (share) =>
      shares.push(share),
    );
    await vi.advanceTimersByTimeAsync(1500);
    expect(shares).toEqual([0.25, 0.5]);
    expect(new Set(house.asked.map((line) => line.split(' ')[1])).size).toBe(1);
    house.answer({ is_exact: true });
    await expect(answered).resolves.toEqual({ is_exact: true });
    const before = house.asked.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(house.asked).toHaveLength(before);
  });

  it('is stopped on the server when it is aborted', async () => {
    const house = slowHouse();
    const controller = new AbortController();
    const answered = requestWithProgress('equity', question, controller.signal);
    controller.abort();
    await expect(answered).rejects.toThrow();
    expect(house.asked.at(-1)).toMatch(/^\/api\/study\/stop /);
    await vi.advanceTimersByTimeAsync(5000);
    expect(house.asked).toHaveLength(2);
  });
});
