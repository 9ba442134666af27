// The filter of the lobby is stored in its address, for bookmarks, links and the back button.
import type { Wanted } from './rows';

export function addressOf({ game, show, words, sort }: Wanted): string {
  const query = new URLSearchParams();
  if (game) query.set('game', game);
  if (show !== 'all') query.set('show', show);
  if (sort !== 'game') query.set('sort', sort);
  if (words) query.set('q', words);
  return query.size > 0 ? `/?${query}` : '/';
}
