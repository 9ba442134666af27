import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Command } from '../../src/protocol/messages';
import { Line, type Answer } from '../../src/session/connection';

// The house at the other end: what it is told, and what it says.
class FakeSocket {
  static last: FakeSocket;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = (person: number): unknown => ({
  welcome: { person, name: '', is_guest: false, next_key: 1 },
});
const command = { take_play_chips: { amount: 100 } } as unknown as Command;

function openLine(): Line {
  const line = new Line('ws://house', { state: () => undefined, message: () => undefined });
  line.open();
  return line;
}

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => vi.unstubAllGlobals());

describe('a line that was lost', () => {
  it('sends again under its key what was not answered', async () => {
    const line = openLine();
    FakeSocket.last.hear(welcome(7));
    const answer: Promise<Answer> = line.give(command);
    const first = FakeSocket.last.sent.at(-1);
    line.open();
    FakeSocket.last.hear(welcome(7));
    expect(FakeSocket.last.sent).toEqual([first]);
    const { key } = (JSON.parse(first ?? '') as { give: { key: number } }).give;
    FakeSocket.last.hear({ done: { key, first: 1, last: 1 } });
    expect((await answer).done).toBe(true);
  });

  it("never sends what one person pressed in another's name", async () => {
    const line = openLine();
    FakeSocket.last.hear(welcome(7));
    const answer = line.give(command);
    line.open();
    FakeSocket.last.hear(welcome(8));
    expect(FakeSocket.last.sent).toEqual([]);
    expect(await answer).toMatchObject({ done: false, reason: 'no_connection' });
  });
});

describe('a silent connection', () => {
  it('is told after three seconds, and no longer when something comes', () => {
    vi.useFakeTimers();
    const told: number[] = [];
    const waiting: number[] = [];
    const line = new Line('ws://house', {
      state: () => undefined,
      message: () => undefined,
      silent: (seconds) => told.push(seconds),
      waiting: (count) => waiting.push(count),
    });
    line.open();
    FakeSocket.last.hear(welcome(7));
    void line.give(command);
    expect(waiting).toEqual([1]);
    vi.advanceTimersByTime(2900);
    FakeSocket.last.hear({ beat: { now: 1 } });
    vi.advanceTimersByTime(2900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(told).toEqual([3]);
    vi.advanceTimersByTime(1000);
    expect(told.at(-1)).toBe(4);
    FakeSocket.last.hear({ beat: { now: 2 } });
    expect(told.at(-1)).toBe(0);
    line.close();
    vi.useRealTimers();
  });
});
