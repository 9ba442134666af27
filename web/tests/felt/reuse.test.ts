import { describe, expect, it } from 'vitest';

import { kept } from '../../src/felt/reuse';
import { plan } from '../../src/felt/plan';
import { tables } from '../fixtures/tables';

const wide = { shape: 'wide', width: 106, height: 58 } as const;

describe('kept', () => {
  const before = plan(tables['three_card deciding'], wide);

  it('reuses every unchanged thing', () => {
    const next = kept(before, plan(structuredClone(tables['three_card deciding']), wide));
    expect(next.things.every((thing, index) => thing === before.things[index])).toBe(true);
  });

  it('replaces every changed thing', () => {
    const shown = structuredClone(tables['three_card deciding']);
    const box = shown.banked?.boxes[0];
    if (!box) throw new Error('no box');
    box.last_action = 'fold';
    box.standing = 'folded';
    const changed = kept(before, plan(shown, wide)).things.filter((thing) => !before.things.includes(thing));
    expect(changed.map((thing) => thing.id).sort()).toEqual([
      'card:806:1:0',
      'card:806:1:1',
      'card:806:1:2',
      'plate:1',
    ]);
  });
});
