// Keeps the app on the device, so that it opens without a network. The build adds three constants
// before this text: VERSION, FILES and PATHS. A new version is another service worker, which loads
// its files, and takes over when the person accepts it or closes the app. Requests for data are left
// alone: the app keeps what it shows.

const CACHE = `popote-${VERSION}`;
const SCOPE = registration.scope;

addEventListener('install', (event) => {
  const files = ['', ...FILES].map((file) => new Request(SCOPE + file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

addEventListener('activate', (event) => {
  event.waitUntil(removeOtherVersions().then(() => clients.claim()));
});

addEventListener('message', ({ data }) => {
  if (data === 'activate') void skipWaiting();
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(SCOPE)) return;
  const [file] = url.slice(SCOPE.length).split(/[?#]/);
  const [first] = file.split('/');
  if (mode === 'navigate' && (first === '' || PATHS.includes(first)))
    event.respondWith(fromCache(SCOPE, event.request));
  else if (FILES.includes(file)) event.respondWith(fromCache(SCOPE + file, event.request));
});

async function fromCache(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}

async function removeOtherVersions() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('popote-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}
