import { describe, expect, it } from 'vitest';

import { further, fromRecord, toRecord } from '../../src/training/account';
import {
  dueRepeat,
  emptyProgress,
  gaps,
  inARow,
  keepProgress,
  readProgress,
  scoreOf,
  scoresOverTime,
  withAttempt,
  type Progress,
} from '../../src/training/progress';

const answered = (progress: Progress, seed: number, cost: number, board: number | null = null): Progress =>
  withAttempt(progress, { seed, board, cost, time: 0 });

// Answers a number of other decisions well.
function others(progress: Progress, count: number): Progress {
  for (let i = 0; i < count; i++) progress = answered(progress, 1000 + progress.count, 0);
  return progress;
}

describe('a missed decision', () => {
  it('comes back after a few others, and then after more and more', () => {
    let progress = answered(emptyProgress, 7, 0.2);
    for (const gap of gaps) {
      expect(dueRepeat(others(progress, gap - 1), null)).toBeUndefined();
      progress = others(progress, gap);
      expect(dueRepeat(progress, null)).toEqual({ seed: 7, board: null });
      progress = answered(progress, 7, 0);
    }
    expect(progress.repeats).toEqual([]);
    expect(dueRepeat(others(progress, 100), null)).toBeUndefined();
  });

  it('starts again when it is missed again', () => {
    let progress = others(answered(emptyProgress, 7, 0.2), 3);
    progress = others(answered(progress, 7, 0), gaps[1] ?? 0);
    progress = answered(progress, 7, 0.2);
    expect(progress.repeats).toEqual([
      { seed: 7, board: null, step: 0, due: progress.count + (gaps[0] ?? 0) },
    ]);
  });

  it('comes back only where it was asked', () => {
    const progress = others(answered(emptyProgress, 7, 0.2, 3), 10);
    expect(dueRepeat(progress, null)).toBeUndefined();
    expect(dueRepeat(progress, 5)).toBeUndefined();
    expect(dueRepeat(progress, 3)).toEqual({ seed: 7, board: 3 });
  });

  it('waits its turn: the one that is due longest comes first', () => {
    let progress = answered(emptyProgress, 1, 0.1);
    progress = answered(progress, 2, 0.1);
    expect(dueRepeat(others(progress, 9), null)?.seed).toBe(1);
  });

  it('is not one that was answered well', () => {
    expect(answered(emptyProgress, 7, 0).repeats).toEqual([]);
  });
});

describe('the score', () => {
  it('is the share of best choices and the average cost', () => {
    const progress = answered(answered(answered(others(emptyProgress, 1), 1, 0.3), 2, 0), 3, 0);
    expect(scoreOf(progress.attempts)).toEqual({ decisions: 4, best: 0.75, cost: 0.075 });
    expect(inARow(progress.attempts)).toBe(2);
    expect(inARow([])).toBe(0);
    expect(scoreOf([])).toEqual({ decisions: 0, best: 0, cost: 0 });
  });

  it('is shown over time in groups of ten', () => {
    let progress = others(emptyProgress, 20);
    progress = answered(progress, 1, 1);
    expect(scoresOverTime(progress.attempts)).toEqual([
      { decisions: 10, best: 1, cost: 0 },
      { decisions: 10, best: 1, cost: 0 },
      { decisions: 1, best: 0, cost: 1 },
    ]);
    expect(scoresOverTime(others(emptyProgress, 390).attempts)).toHaveLength(12);
  });
});

describe('progress', () => {
  it('is kept by game in this browser', () => {
    const items = new Map<string, string>();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
    const progress = answered(emptyProgress, 7, 0.2);
    keepProgress('omaha', progress, storage);
    expect(readProgress('omaha', storage)).toEqual(progress);
    expect(readProgress('holdem', storage)).toEqual(emptyProgress);
    items.set('baize.training', '{"omaha":{"attempts":"gone"}}');
    expect(readProgress('omaha', storage)).toEqual(emptyProgress);
    expect(others(emptyProgress, 500).attempts).toHaveLength(400);
  });

  it('of an account survives the way to the server', () => {
    const progress = answered(answered(emptyProgress, 7, 0.25, 3), 8, 0);
    expect(toRecord('omaha', progress)).toEqual({
      game: 'omaha',
      count: 2,
      attempts: [
        { seed: 7, board: 3, time: 0, cost: 250_000 },
        { seed: 8, board: null, time: 0, cost: 0 },
      ],
      repeats: [{ seed: 7, board: 3, step: 0, due: 4 }],
    });
    expect(fromRecord(toRecord('omaha', progress))).toEqual(progress);
    // A miss stays a miss, however little it cost.
    expect(fromRecord(toRecord('omaha', answered(emptyProgress, 7, 1e-9))).attempts[0]?.cost).toBe(1e-6);
  });

  it('goes on from the browser or the account, where more was practised', () => {
    const [few, many] = [others(emptyProgress, 2), others(emptyProgress, 3)];
    expect(further(few, many)).toBe(many);
    expect(further(many, few)).toBe(many);
    expect(further(few, undefined)).toBe(few);
  });
});
