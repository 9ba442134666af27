import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changeWaitingList } from '../src/lobby/waiting_list';
import { toasts } from '../src/parts/toasts.svelte';
import { nothingSent } from '../src/session/connection';
import { submit } from '../src/session/session.svelte';
import { connection } from '../src/session/stores.svelte';
import { tables } from './fixtures/lobby';

vi.mock('../src/session/session.svelte', () => ({
  submit: vi.fn(() => Promise.resolve({ done: true, reason: '', sentence: '', clause: '' })),
}));

const row = tables[0]!;
const said = (): string[] => toasts.list.map((toast) => toast.text);

beforeEach(() => {
  connection.state = 'open';
  connection.silentSeconds = 0;
});

afterEach(() => {
  vi.mocked(submit).mockClear();
  toasts.list = [];
});

describe('a press on a waiting list in the lobby', () => {
  it('is sent while the server answers', async () => {
    await changeWaitingList(row, 'join');
    expect(submit).toHaveBeenCalledWith({ join_list: { list: row.list } });
    expect(said()).toEqual([`You are in line for ${row.title}. A free seat will be offered to you.`]);
  });

  it('is not sent while the server is silent or unreachable', async () => {
    connection.silentSeconds = 3;
    await changeWaitingList(row, 'join');
    await changeWaitingList(row, 'leave');
    connection.silentSeconds = 0;
    connection.state = 'lost';
    await changeWaitingList(row, 'leave');
    expect(submit).not.toHaveBeenCalled();
    expect(said()).toEqual([nothingSent]);
  });
});
