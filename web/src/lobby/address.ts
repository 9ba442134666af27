// What the lobby shows is in its address, so that it can be kept, sent and gone back to.
import type { Wanted } from './rows';

export function addressOf({ game, show, words }: Wanted): string {
  const query = new URLSearchParams();
  if (game) query.set('game', game);
  if (show !== 'all') query.set('show', show);
  if (words) query.set('q', words);
  return query.size > 0 ? `/?${query}` : '/';
}
