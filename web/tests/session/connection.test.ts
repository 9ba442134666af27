import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PlayerCommand } from '../../src/protocol/messages';
import { Connection, type Answer } from '../../src/session/connection';

// The server's end of the socket: records what is sent and delivers messages.
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
const command: PlayerCommand = { take_play_chips: { amount: 100 } };

function openConnection(): Connection {
  const connection = new Connection('ws://server', { state: () => undefined, message: () => undefined });
  connection.open();
  return connection;
}

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => vi.unstubAllGlobals());

describe('a connection that was lost', () => {
  it('resends unanswered commands under their keys', async () => {
    const connection = openConnection();
    FakeSocket.last.hear(welcome(7));
    const answer: Promise<Answer> = connection.submit(command);
    const first = FakeSocket.last.sent.at(-1);
    connection.open();
    FakeSocket.last.hear(welcome(7));
    expect(FakeSocket.last.sent).toEqual([first]);
    const { key } = (JSON.parse(first ?? '') as { submit: { key: number } }).submit;
    FakeSocket.last.hear({ accepted: { key, events: [1, 1], effects: { made: [], said: [], money: [] } } });
    expect((await answer).done).toBe(true);
  });

  it('never sends a command of one person in the name of another', async () => {
    const connection = openConnection();
    FakeSocket.last.hear(welcome(7));
    const answer = connection.submit(command);
    connection.open();
    FakeSocket.last.hear(welcome(8));
    expect(FakeSocket.last.sent).toEqual([]);
    expect(await answer).toMatchObject({ done: false, reason: 'no_connection' });
  });
});

describe('a silent connection', () => {
  it('is reported after three seconds until the next message', () => {
    vi.useFakeTimers();
    const told: number[] = [];
    const unanswered: number[] = [];
    const connection = new Connection('ws://server', {
      state: () => undefined,
      message: () => undefined,
      silent: (seconds) => told.push(seconds),
      unanswered: (count) => unanswered.push(count),
    });
    connection.open();
    FakeSocket.last.hear(welcome(7));
    void connection.submit(command);
    expect(unanswered).toEqual([1]);
    vi.advanceTimersByTime(2900);
    FakeSocket.last.hear({ heartbeat: { now: 1 } });
    vi.advanceTimersByTime(2900);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(told).toEqual([3]);
    vi.advanceTimersByTime(1000);
    expect(told.at(-1)).toBe(4);
    FakeSocket.last.hear({ heartbeat: { now: 2 } });
    expect(told.at(-1)).toBe(0);
    connection.close();
    vi.useRealTimers();
  });
});
