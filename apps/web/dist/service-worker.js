const VERSION = "14bcb2aaff1d9789";
const FILES = ["assets/index-DeJ2czHT.css","assets/household-screen-DEUUKPEY.css","assets/list-screen-3nscwShk.css","assets/pantry-screen-DzKOEJGz.css","assets/welcome-screen-DR4-osSl.css","assets/visitor-page-B5cnwzmC.css","assets/index-Cbd1nkXe.js","assets/fr-DJ3GByhM.js","assets/en-dq3IS1bb.js","assets/account-screen-DLblLiun.js","assets/connections-screen-Kx-hC5rj.js","assets/secret-ByhRuOtM.js","assets/cook-screen-B_PQPj4-.js","assets/cookbook-screen-Drj4QSuS.js","assets/household-screen-xQm16lvw.js","assets/preferences-C-TzSYfy.js","assets/list-screen-DKj_p-CU.js","assets/list-queue--2uQxmX5.js","assets/choices-BXm9k8_X.js","assets/more-screen-BRw64tE4.js","assets/entries-Dg7aI0nS.js","assets/pantry-screen-BRWNSuU4.js","assets/food-search-CXBjFB2M.js","assets/dates-DCSdURmO.js","assets/reset-screen-yNiJ_61O.js","assets/sign-in-screen-DzIxw3JS.js","assets/sign-up-screen-DGTPvOWJ.js","assets/week-screen-1vQ56P1f.js","assets/welcome-screen-UhOTOfxQ.js","assets/invitation-_V8KIy50.js","assets/join-screen-BDotBmoC.js","assets/request-headers-BPcvUM3Q.js","assets/share-BcXWIl9u.js","assets/random-id-OrRBeNo-.js","assets/toast-CxgcwCUw.js","assets/account-forms-DyTjk0Z4.js","assets/visitor-page-CVWHx5OU.js","assets/account-fields-XiazQqFQ.js","assets/session-BlxlQZ_W.js","assets/router-Cu6wC7iQ.js","assets/field-5A8YHdpG.js","assets/resource-2-Km9mlr.js","assets/page-Dh_rvclq.js","assets/demo-recipes-DhmbaTDF.js","assets/demo-recipes.fr-CFI3Ulfy.js","assets/demo-recipes.en-Bv82RbkP.js"];
const PATHS = ["week","cookbook","list","cook","more","pantry","household","account","connections","welcome","join","sign-in","sign-up","reset"];
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
