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
  it('is asked at once the first time, and after a pause while somebody types', async () => {
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

  it('is asked again after it was given up, and not after somebody has stopped it', async () => {
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

  it('gives up the one before and never shows its answer', async () => {
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

  it('keeps the answer before until the new one is there, and says that it waits only when it is slow', async () => {
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

  it('shows no refusal of the question before while the next one is counted', async () => {
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

  it('forgets the answer before at once where it would be taken for the new one', async () => {
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
  it('is the only one that the answer is given for, also before the next is asked', async () => {
    const { latest, puts } = controller();
    expect(latest.answerTo('a')).toBeUndefined();
    latest.ask('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(latest.answerTo('a')).toBeUndefined();
    await puts[0]!.answer('A');
    expect(latest.answerTo('a')).toBe('A');
    // Typed on, not asked yet: neither the next question nor none has this answer.
    expect(latest.answerTo('b')).toBeUndefined();
    expect(latest.answerTo(undefined)).toBeUndefined();
    latest.ask('b');
    await vi.advanceTimersByTimeAsync(400);
    expect([latest.answerTo('a'), latest.answerTo('b')]).toEqual(['A', undefined]);
    await puts[1]!.answer('B');
    expect([latest.answerTo('a'), latest.answerTo('b')]).toEqual([undefined, 'B']);
    // Typed back to what was answered, and given up in between.
    latest.giveUp();
    latest.ask('a');
    expect([latest.answerTo('a'), latest.isWaiting]).toEqual(['A', false]);
  });

  it('knows answers it was given before', async () => {
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

describe('a question that takes long', () => {
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

  it('is given up when somebody stops it, and may be asked again', async () => {
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
