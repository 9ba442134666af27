// Which page is shown: the address is the whole state of it.
export interface Route {
  page: string; // the first part of the path; '' is the lobby
  parts: string[]; // those after it, decoded
  query: URLSearchParams;
}

function read(): Route {
  const parts = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { page: parts[0] ?? '', parts: parts.slice(1), query: new URLSearchParams(location.search) };
}

// `moves`: how often somebody went somewhere else since the page was loaded.
export const router = $state({ route: read(), moves: 0 });

function show(): void {
  router.route = read();
  router.moves += 1;
}

// Staying: the address names something on the page that is already seen.
export function go(path: string, { replace = false, stay = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  show();
  if (!replace && !stay) scrollTo(0, 0);
}

addEventListener('popstate', show);

// Links stay links: only plain clicks on our own addresses are taken over.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash, { stay: link.hasAttribute('data-stay') });
});
