// Serves the app without a network, from what `keepOffline` of src/main.tsx has stored. The app keeps
// the data itself.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/'))
    return;
  const fromCache = () => caches.match(request.mode === 'navigate' ? '/' : request.url);
  event.respondWith(fetch(request).catch(async () => (await fromCache()) ?? Response.error()));
});
