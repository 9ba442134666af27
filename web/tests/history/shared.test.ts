import { describe, expect, it } from 'vitest';

import { boxPlate } from '../../src/felt/plates';
import { contenders } from '../../src/felt/pots';
import { sharedSteps } from '../../src/history/shared';
import { textOf } from '../../src/history/step_text';
import type { Replay } from '../../src/protocol/api';
import { tables } from '../fixtures/tables';

function replayOf(name: keyof typeof tables, seenBy: number): Replay {
  const table = tables[name];
  const row: Replay['row'] = {
    table: table.table,
    round: table.round,
    game: table.game ?? 'holdem',
    title: table.title,
    chips: table.chips,
    began: 0,
    ended: 0,
    staked: 0,
    back: 0,
    hand: '',
    clause: '',
    is_proved: false,
    formats: [],
  };
  const line: Replay['steps'][number]['line'] = {
    event: 1,
    at: 0,
    kind: 'round',
    person: 0,
    text: '',
    cards: [],
    amount: 0,
    clause: '',
  };
  return { row, seen_by: seenBy, steps: [{ line, table }] };
}

describe('a shared round', () => {
  const shown = tables['ultimate_holdem preflop'];
  const person = shown.you!.person;
  const seat = shown.seats.find((each) => each.person === person)!;

  it('calls the seat by its name on the felt and in words, and no seat "You"', () => {
    const [step] = sharedSteps(replayOf('ultimate_holdem preflop', person));
    expect(boxPlate(step!.table, seat.seat)).toMatchObject({ name: `${seat.name} (shared this)`, is: 'you' });
    const text = JSON.stringify(textOf(step!.table));
    expect(text).toContain(`${seat.name} (shared this)`);
    expect(text).not.toMatch(/\bYou\b/);
  });

  it('names the players of a pot', () => {
    const table = tables['holdem all in'];
    const own = table.seats.find((each) => each.person === table.you!.person)!;
    const other = table.seats.find((each) => each.person !== 0 && each !== own)!;
    const pot = { ...table.poker!.pots[0]!, seats: [other.seat, own.seat] };
    expect(contenders(table, pot)).toBe(`you, ${other.name}`);
    const [step] = sharedSteps(replayOf('holdem all in', own.person));
    expect(contenders(step!.table, pot)).toBe(`${own.name}, ${other.name}`);
  });

  it('stays unchanged if it is public', () => {
    const replay = replayOf('ultimate_holdem preflop', 0);
    expect(sharedSteps(replay)).toBe(replay.steps);
  });
});
