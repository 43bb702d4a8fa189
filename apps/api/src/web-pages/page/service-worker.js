// Keeps the page on the device, so that it opens offline. The service adds two constants before this
// text: VERSION, a hash of all files, and FILES, their paths. A new version is another service
// worker, which loads its files, and takes over when the person accepts it or closes the page.
// Requests for data are left alone: the page keeps the list itself.

const CACHE = `popote-list-${VERSION}`;
const PAGE = new URL('../list', location).href;
const addressOf = (file) => new URL(`${VERSION}/${file}`, location).href;

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(addressOf))));
});

addEventListener('activate', (event) => {
  event.waitUntil(removeOtherVersions().then(() => clients.claim()));
});

addEventListener('message', ({ data }) => {
  if (data === 'activate') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET') return;
  const [address] = url.split(/[?#]/);
  if (address === PAGE) event.respondWith(fromCache(addressOf('index.html'), event.request));
  else if (address.startsWith(`${PAGE}/`)) event.respondWith(fromCache(address, event.request));
});

async function fromCache(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}

async function removeOtherVersions() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('popote-list-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}
