import { describe, expect, it } from 'vitest';

import { keepNote, noteLength, noteOn } from '../../src/table/panels/player_notes';
import { place } from './storage_kit';

describe('notes on players', () => {
  it('are kept for each player until they are emptied', () => {
    const storage = place();
    keepNote(7, 'raises light', storage);
    keepNote(8, 'never folds', storage);
    expect(noteOn(7, storage)).toBe('raises light');
    expect(noteOn(8, storage)).toBe('never folds');
    keepNote(7, '  ', storage);
    expect(noteOn(7, storage)).toBe('');
    expect(storage.getItem('baize.notes')).not.toContain('player 7');
  });

  it('have a length', () => {
    const storage = place();
    keepNote(7, 'x'.repeat(noteLength + 9), storage);
    expect(noteOn(7, storage)).toHaveLength(noteLength);
  });
});
