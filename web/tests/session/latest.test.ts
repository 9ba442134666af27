import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Latest } from '../../src/session/latest.svelte';

interface Put {
  question: string;
  signal: AbortSignal;
  answer(text: string): Promise<void>;
  refuse(error: Error): Promise<void>;
}

function controller(options?: { forgets?: boolean }) {
  const puts: Put[] = [];
  const latest = new Latest<string, string>(
    (question, signal) =>
      new Promise((resolve, reject) => {
        const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {});
        puts.push({
          question,
          signal,
          answer: (text) => (resolve(text), settled()),
          refuse: (error) => (reject(error), settled()),
        });
      }),
    options,
  );
  return { latest, puts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the latest question', () => {
  it('is sent at once the first time, and after a pause while the user types', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(puts.map((put) => put.question)).toEqual(['a']);
    await puts[0]!.answer('A');
    expect(latest.answer).toBe('A');
    latest.ask('b');
    await vi.advanceTimersByTimeAsync(100);
    latest.ask('c');
    await vi.advanceTimersByTimeAsync(100);
    expect(puts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(puts.map((put) => put.question)).toEqual(['a', 'c']);
  });

  it('is sent again after it was replaced, but not after it was cancelled', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    latest.giveUp();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(puts).toHaveLength(2);
    latest.stop();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(puts).toHaveLength(2);
  });

  it('cancels the previous one and never shows its answer', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    latest.ask('b');
    expect(puts[0]!.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    await puts[0]!.answer('A');
    expect(latest.answer).toBeUndefined();
    await puts[1]!.answer('B');
    expect(latest.answer).toBe('B');
  });

  it('keeps the previous answer until the new one arrives, and shows waiting only when it is slow', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(latest.isSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(160);
    expect(latest.isSlow).toBe(true);
    await puts[0]!.answer('A');
    expect(latest.isSlow).toBe(false);
    latest.ask('b');
    await vi.advanceTimersByTimeAsync(400);
    expect([latest.answer, latest.isSlow, latest.isWaiting]).toEqual(['A', true, true]);
    await puts[1]!.refuse(new Error('no'));
    expect([latest.answer, latest.isSlow, latest.isWaiting]).toEqual(['A', false, false]);
    expect(latest.error).toEqual(new Error('no'));
  });

  it('hides the refusal of the previous question while the next one is calculated', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    await puts[0]!.refuse(new Error('no'));
    latest.ask('b');
    expect(latest.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(400);
    expect(latest.error).toBeUndefined();
    await puts[1]!.answer('B');
    expect([latest.answer, latest.error]).toEqual(['B', undefined]);
  });

  it('drops the previous answer at once if it could be mistaken for the new one', async () => {
    const { latest, puts } = controller({ forgets: true });
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    await puts[0]!.answer('A');
    expect(latest.answer).toBe('A');
    latest.ask('b');
    expect(latest.answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(400);
    await puts[1]!.refuse(new Error('no'));
    expect([latest.answer, latest.error]).toEqual([undefined, new Error('no')]);
    latest.ask('a');
    expect([latest.answer, latest.error]).toEqual(['A', undefined]);
  });

  // [U-7]
  it('is the only one with an answer, also before the next one is sent', async () => {
    const { latest, puts } = controller();
    expect(latest.answerTo('a')).toBeUndefined();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(latest.answerTo('a')).toBeUndefined();
    await puts[0]!.answer('A');
    expect(latest.answerTo('a')).toBe('A');
    // Neither a newer question nor no question has this answer.
    expect(latest.answerTo('b')).toBeUndefined();
    expect(latest.answerTo(undefined)).toBeUndefined();
    latest.ask('b');
    await vi.advanceTimersByTimeAsync(400);
    expect([latest.answerTo('a'), latest.answerTo('b')]).toEqual(['A', undefined]);
    await puts[1]!.answer('B');
    expect([latest.answerTo('a'), latest.answerTo('b')]).toEqual([undefined, 'B']);
    // The person returns to the answered question after an empty one.
    latest.giveUp();
    latest.ask('a');
    expect([latest.answerTo('a'), latest.isWaiting]).toEqual(['A', false]);
  });

  it('reuses earlier answers', async () => {
    const { latest, puts } = controller();
    for (const [question, answer] of [
      ['a', 'A'],
      ['b', 'B'],
    ] as const) {
      latest.ask(question);
      await vi.advanceTimersByTimeAsync(400);
      await puts.at(-1)!.answer(answer);
    }
    latest.ask('a');
    expect([latest.answer, latest.isWaiting]).toEqual(['A', false]);
    await vi.advanceTimersByTimeAsync(400);
    expect(puts).toHaveLength(2);
  });

  it('can be asked again after a refusal, and cleared', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    await puts[0]!.refuse(new Error('no'));
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(400);
    expect(puts).toHaveLength(1);
    latest.ask('a', { again: true });
    await vi.advanceTimersByTimeAsync(400);
    await puts[1]!.answer('A');
    expect([latest.answer, latest.error]).toEqual(['A', undefined]);
    latest.clear();
    expect(latest.answer).toBeUndefined();
  });
});

describe('a slow question', () => {
  it('counts the seconds until it is answered', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(3100);
    expect(latest.seconds).toBe(3);
    await puts[0]!.answer('A');
    expect(latest.seconds).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(latest.seconds).toBe(0);
  });

  it('can be cancelled and asked again', async () => {
    const { latest, puts } = controller();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(2000);
    latest.stop();
    expect(puts[0]!.signal.aborted).toBe(true);
    expect([latest.isStopped, latest.isWaiting]).toEqual([true, false]);
    latest.ask('a', { again: true });
    expect(latest.isStopped).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await puts[1]!.answer('A');
    expect(latest.answer).toBe('A');
  });
});
