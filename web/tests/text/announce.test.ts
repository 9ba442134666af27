import { describe, expect, it } from 'vitest';

import { announce } from '../../src/text/announce';
import { line, tables } from '../fixtures/tables';

const asked = tables['ultimate_holdem flop'];
const open = tables['ultimate_holdem betting'];

describe('announce', () => {
  it('announces your turn at once, with the question and the time', () => {
    expect(announce(open, asked, []).assertive).toBe('Your turn: Check or play 2×. 18 seconds.');
  });

  it('announces it once', () => {
    expect(announce(asked, { ...asked, now: asked.now + 1 }, []).assertive).toBe('');
  });

  it('announces it again for the next decision', () => {
    expect(announce(asked, { ...asked, decision_point: asked.decision_point + 1 }, []).assertive).toContain(
      'Your turn',
    );
  });

  it('announces a question of a ruling', () => {
    const question = { person: asked.you?.person ?? 0, box: 4, text: 'Keep the hand?', clause: 'UTH 5.4' };
    expect(announce(open, { ...asked, questions: [question] }, []).assertive).toBe(
      'You are asked: Keep the hand?',
    );
  });

  it('announces events with cards in words', () => {
    const lines = [line(8, 'act', 'Fife plays $50'), line(9, 'street', 'Flop', '', { cards: ['8s', '7d'] })];
    expect(announce(asked, asked, lines).polite).toBe(
      'Fife plays $50. Flop: eight of spades, seven of diamonds',
    );
  });

  it('does not read a whole round aloud', () => {
    const many = Array.from({ length: 30 }, (_, index) => line(index, 'act', `Step ${index}`));
    expect(announce(asked, asked, many).polite.split('. ')).toHaveLength(6);
  });
});
