// The current route. The address is its whole state.
export interface Route {
  page: string; // the first part of the path; '' is the lobby
  parts: string[]; // those after it, decoded
  query: URLSearchParams;
}

function read(): Route {
  const parts = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page: parts[0] ?? '', parts: parts.slice(1), query: new URLSearchParams(location.search) };
}

// `moves` counts navigations since the page was loaded.
export const router = $state({ route: read(), moves: 0 });

function show(): void {
  router.route = read();
  router.moves += 1;
}

// With `stay` the page does not scroll to its top, because the address names something on the same page.
export function go(path: string, { replace = false, stay = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  show();
  if (!replace && !stay) scrollTo(0, 0);
}

addEventListener('popstate', show);

// Handles plain clicks on links of this site; all other clicks are left to the browser.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash, { stay: link.hasAttribute('data-stay') });
});
