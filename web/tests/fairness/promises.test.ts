import { describe, expect, it } from 'vitest';

import { recall, remember } from '../../src/fairness/promises';

function place() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('promises', () => {
  it('are kept by table and round, with the time they were first seen', () => {
    const here = place();
    remember(3, 806, 'aa', here, 1000);
    remember(3, 806, 'aa', here, 2000);
    expect(recall(3, 806, here)).toEqual({ root: 'aa', at: 1000, others: [] });
    expect(recall(3, 807, here)).toBeUndefined();
    expect([...here.kept.keys()]).toEqual(['baize.promise.3.806']);
  });

  it('never give way to another: the second is kept as evidence', () => {
    const here = place();
    remember(3, 806, 'aa', here, 1000);
    remember(3, 806, 'bb', here, 2000);
    remember(3, 806, 'bb', here, 3000);
    expect(recall(3, 806, here)).toEqual({ root: 'aa', at: 1000, others: ['bb'] });
  });

  it('are forgotten rather than trusted when they cannot be read', () => {
    const here = place();
    here.kept.set('baize.promise.3.806', '{"root":7}');
    expect(recall(3, 806, here)).toBeUndefined();
    here.kept.set('baize.promise.3.806', '{');
    expect(recall(3, 806, here)).toBeUndefined();
  });

  it('do not stop the table when a browser keeps nothing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => remember(3, 806, 'aa', full, 1)).not.toThrow();
  });
});
