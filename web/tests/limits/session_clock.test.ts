import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  answeredCheck,
  checkDue,
  clockText,
  mayInterrupt,
  minutesPlayed,
  noteAnswered,
} from '../../src/limits/session_clock';
import { tables } from '../fixtures/tables';

const minute = 60_000_000;
const session = { since: 1_000 * minute, net: -1_500, check_minutes: 30 };
const after = (minutes: number): number => session.since + minutes * minute;

// [I-152]
describe('the session at a table', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });

  it('is shown in hours and minutes', () => {
    expect(minutesPlayed(session, after(62))).toBe(62);
    expect(minutesPlayed(session, after(0) - 1)).toBe(0);
    expect(clockText(7)).toBe('0:07');
    expect(clockText(62)).toBe('1:02');
  });

  it('has a check at every interval', () => {
    expect(checkDue(session, after(30) - 1)).toBe(0);
    expect(checkDue(session, after(30))).toBe(1);
    expect(checkDue(session, after(75))).toBe(2);
  });

  it('remembers the answered check, for this session only', () => {
    expect(answeredCheck(session)).toBe(0);
    noteAnswered(session, 2);
    expect(answeredCheck(session)).toBe(2);
    expect(answeredCheck({ ...session, since: session.since + 1 })).toBe(0);
  });

  it('is not interrupted in a decision, nor with cards or a clock running', () => {
    expect(mayInterrupt(tables['three_card deciding'])).toBe(false);
    expect(mayInterrupt(tables['holdem preflop'])).toBe(false);
    const settled = tables['three_card settled'];
    expect(mayInterrupt(settled)).toBe(true);
    const betting = tables['three_card betting'];
    const person = betting.you?.person ?? 0;
    const turn = { persons: [person], since: 0, until: 1 };
    expect(mayInterrupt({ ...settled, turn })).toBe(false);
  });
});
