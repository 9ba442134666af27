// The service worker keeps the shell of the pages, so that an installed page opens without a network and can say so.
// `shell` and `cacheName` are written above these lines by the build. Answers of the server and tables are never
// kept: only the files of the shell are.

self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(shell)));
});

// A new build replaces the shell of the old one.
self.addEventListener('activate', (event) => {
    const removeOld = async () => {
        const names = await caches.keys();
        await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
        await self.clients.claim();
    };
    event.waitUntil(removeOld());
});

// The network comes first for a page, so that a new build is used at once.
self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
    if (request.mode === 'navigate') {
        event.respondWith(fetch(request).catch(async () => (await caches.match('/')) ?? Response.error()));
    } else if (shell.includes(pathname)) {
        event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
    }
});

// A press on the notification of a turn returns to the table.
self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const show = async () => {
        const pages = await self.clients.matchAll({ type: 'window' });
        const open = pages.find((page) => new URL(page.url).pathname === event.notification.data);
        await (open ? open.focus() : self.clients.openWindow(event.notification.data));
    };
    event.waitUntil(show());
});
