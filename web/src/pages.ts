// Maps an address to a page. Nothing is loaded here.
import type { Route } from './router.svelte';

export type PageName =
  | 'lobby'
  | 'table'
  | 'history'
  | 'replay'
  | 'fairness'
  | 'analysis'
  | 'equity'
  | 'rules'
  | 'how_to_play'
  | 'training'
  | 'jackpots'
  | 'jackpot_screen'
  | 'account'
  | 'not_found';

export interface Page {
  name: PageName;
  key: string; // a page with the same key stays mounted
  title: string;
  section: string; // its section of the main navigation, or ""
  isBare: boolean; // has its own bars, main landmark and height
}

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

function page(name: PageName, title: string, change: Partial<Page> = {}): Page {
  return { name, key: name, title, section: '', isBare: false, ...change };
}

const notFound = page('not_found', 'No such page');

export function pageOf(route: Pick<Route, 'page' | 'parts'>): Page {
  const [first, second] = route.parts;
  const count = route.parts.length;
  switch (route.page) {
    case '':
      return page('lobby', 'Lobby', { section: '/' });
    case 'table':
      if (!isNumber(first) || count > 1) return notFound;
      return page('table', `Table ${first}`, { key: `table ${first}`, isBare: true });
    case 'history':
      return count > 0 ? notFound : page('history', 'History', { section: '/history' });
    case 'replay':
      if (!isNumber(first) || !isNumber(second) || count > 2) return notFound;
      return page('replay', `Round ${second} at table ${first}`, {
        key: `replay ${first} ${second}`,
        section: '/history',
        isBare: true,
      });
    case 'fairness':
      return count > 0 ? notFound : page('fairness', 'Fairness', { section: '/history' });
    case 'analysis':
      return count > 1 ? notFound : page('analysis', 'Analysis', { section: '/analysis' });
    case 'equity':
      return count > 0 ? notFound : page('equity', 'Equity', { section: '/equity' });
    case 'rules':
      if (count > 2) return notFound;
      return page('rules', count > 0 ? route.parts.join(' ') : 'Rules', { section: '/rules' });
    case 'how-to-play':
      if (count > 1) return notFound;
      return page('how_to_play', 'How to play', { section: '/how-to-play' });
    case 'training':
      return count > 1 ? notFound : page('training', 'Training', { section: '/how-to-play' });
    case 'readings':
      return count > 1
        ? notFound
        : page('rules', first ? `Interpretation ${first}` : 'Interpretations', { section: '/rules' });
    case 'jackpots':
      if (count === 1 && first === 'screen') return page('jackpot_screen', 'Jackpots', { isBare: true });
      return count > 0 ? notFound : page('jackpots', 'Jackpots', { section: '/jackpots' });
    case 'account':
      return count > 0 ? notFound : page('account', 'Account');
    default:
      return notFound;
  }
}
