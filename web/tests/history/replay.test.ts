import { describe, expect, it } from 'vitest';

import { exportAllLinks, exportLinks } from '../../src/history/export_links';
import { everyRound } from '../../src/history/filter';
import { keyMeans, segmentAt, stepTime, stepWithin } from '../../src/history/playback';
import { openCards, sumOf, textOf } from '../../src/history/step_text';
import { caribbeanReplay } from '../fixtures/replay';

const replay = caribbeanReplay();
const last = replay.steps.at(-1)!;

describe('a step in words', () => {
  it('describes the table in a fixed order', () => {
    expect(textOf(last.table).map((line) => line.who)).toEqual([
      'Dealer',
      'Box 1, Cid',
      'Box 2, You',
      'Box 3, Bob',
    ]);
    expect(textOf(last.table)[0]!.text).toBe(
      'seven of diamonds, nine of spades, queen of spades, king of spades, four of spades. King high. Does not qualify',
    );
    expect(textOf(last.table)[1]!.text).toBe('5 face down. Folded. Ante lost: $10 collected. Net −$10');
    expect(textOf(last.table)[2]!.text).toContain('Ante $10, Bet $20. ace of hearts');
    expect(textOf(last.table)[2]!.text).toContain(
      'Ante won: $10 at 1 to 1. Bet void: $20 returned. Net +$10',
    );
  });

  it('says so when nothing was dealt', () => {
    expect(textOf(replay.steps[0]!.table)[0]).toEqual({ who: 'Dealer', text: 'No cards yet' });
  });

  it('finds the calculation of the result that it added', () => {
    const at = replay.steps.findIndex((step) => step.line.text === 'Your Ante is paid $10');
    expect(sumOf(replay.steps[at]!, replay.steps[at - 1])).toBe('$10 at 1 to 1');
    expect(sumOf(replay.steps[3]!, replay.steps[2])).toBe('');
  });

  it('finds every face-up card', () => {
    expect(openCards(last.table)).toHaveLength(15);
    expect(openCards(last.table)).toContain('Ah');
    expect(openCards(replay.steps[4]!.table)).toEqual([]);
  });
});

describe('playing', () => {
  const key = (name: string, on = { isField: false, isPressed: false }) =>
    keyMeans({ key: name, ctrlKey: false, metaKey: false, altKey: false }, on, 3, 14);

  it('follows keys that no other element handles', () => {
    expect(key('ArrowRight')).toEqual({ step: 4 });
    expect(key('ArrowLeft')).toEqual({ step: 2 });
    expect(key('Home')).toEqual({ step: 0 });
    expect(key('End')).toEqual({ step: 13 });
    expect(key(' ')).toBe('play');
    expect(key('v')).toBe('text');
    expect(key(' ', { isField: false, isPressed: true })).toBeUndefined();
    expect(key('ArrowRight', { isField: true, isPressed: false })).toBeUndefined();
    expect(key('x')).toBeUndefined();
  });

  it('stays inside the round', () => {
    expect(stepWithin(-1, 14)).toBe(0);
    expect(stepWithin(14, 14)).toBe(13);
    expect(stepWithin(Number.NaN, 14)).toBe(0);
    expect(segmentAt(150, 100, 140, 14)).toBe(5);
    expect(segmentAt(900, 100, 140, 14)).toBe(13);
    expect(segmentAt(0, 0, 0, 14)).toBe(0);
    expect(stepTime(4)).toBe(stepTime(1) / 4);
  });
});

describe('export', () => {
  it('has the formats of the server and the key of a shared round', () => {
    expect(exportLinks({ table: 2, round: 2, formats: ['json'] }).map((link) => link.name)).toEqual(['JSON']);
    const links = exportLinks({ table: 12, round: 7, formats: ['json', 'phh', 'ohh'], key: 'ab' });
    expect(links.map((link) => link.name)).toEqual(['JSON', 'PHH', 'OHH']);
    expect(links[1]).toMatchObject({
      address: '/api/rounds/12/7/export?as=phh&key=ab',
      file: 'table-12-round-7.phh',
    });
  });

  it('of all rounds asks for those that fit the filter', () => {
    const formats = ['json', 'phh', 'ohh', 'text'];
    expect(exportAllLinks(everyRound, formats).map((link) => link.address)).toEqual([
      '/api/rounds/export?as=phhs',
      '/api/rounds/export?as=ohh',
      '/api/rounds/export?as=text',
      '/api/rounds/export?as=json',
    ]);
    const [link] = exportAllLinks(
      {
        game: 'omaha',
        outcome: 'lost',
        least: 5000,
        words: 'two pair',
        clause: 'CP 8',
        from: '2026-11-14',
        to: '2026-11-14',
      },
      formats,
    );
    const asked = new URL(link!.address, 'http://house').searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      as: 'phhs',
      game: 'omaha',
      result: 'lost',
      least: '5000',
      hand: 'two pair',
      clause: 'CP 8',
      from: String(new Date(2026, 10, 14).getTime()),
      before: String(new Date(2026, 10, 15).getTime()),
    });
  });

  it('of all rounds of a house game has no hands of poker', () => {
    const links = exportAllLinks({ ...everyRound, game: 'three_card' }, ['json']);
    expect(links.map((link) => link.name)).toEqual(['JSON']);
  });
});
