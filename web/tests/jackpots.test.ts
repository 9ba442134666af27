import { describe, expect, it } from 'vitest';

import { isAnnounced } from '../src/jackpots/words';
import { jackpots } from './fixtures/jackpots';

describe('a jackpot prize', () => {
  const wins = jackpots.flatMap((each) => each.wins);
  const [share] = wins.filter((win) => win.is_share);
  const [bonus] = wins.filter((win) => !win.is_share);
  if (!share || !bonus) throw new Error('prizes of both kinds');
  const hit = (win: typeof share) => ({ system: 1, title: 'Perth', win });

  it('is announced everywhere if it is a share of the meter', () => {
    expect(isAnnounced(hit(share), undefined)).toBe(true);
    expect(isAnnounced(hit(share), share.table + 1)).toBe(true);
  });

  it('is announced at its table if it is a fixed bonus', () => {
    expect(isAnnounced(hit(bonus), bonus.table)).toBe(true);
    expect(isAnnounced(hit(bonus), bonus.table + 1)).toBe(false);
    expect(isAnnounced(hit(bonus), undefined)).toBe(false);
  });
});
