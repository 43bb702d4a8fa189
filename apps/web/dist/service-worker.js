const VERSION = "028376a11da5babf";
const FILES = ["assets/index-CB-6k3Ed.css","assets/cook-screen-DNLOSh6X.css","assets/household-screen-DEUUKPEY.css","assets/list-screen-3nscwShk.css","assets/pantry-screen-DzKOEJGz.css","assets/week-screen-Cco7B5xs.css","assets/welcome-screen-DR4-osSl.css","assets/visitor-page-B5cnwzmC.css","assets/index-CGzsg5bx.js","assets/fr-DJ3GByhM.js","assets/en-dq3IS1bb.js","assets/account-screen-Cr3O4KB2.js","assets/connections-screen-DkhWMGXW.js","assets/secret-DcTgGqww.js","assets/cook-screen-CZ9hrFSv.js","assets/timers-Bvvilubs.js","assets/cookbook-screen-DJD_x2us.js","assets/household-screen-BCp5b19J.js","assets/preferences-BLW6c7DE.js","assets/list-screen-MsyzjIO4.js","assets/list-queue-DqIESeX2.js","assets/more-screen-BpQ5RgCz.js","assets/entries-Dg7aI0nS.js","assets/pantry-screen-B8npqnRM.js","assets/reset-screen-CKuBY-X8.js","assets/sign-in-screen-CqMtIYXT.js","assets/sign-up-screen-CootGsNN.js","assets/week-screen-DV8H7CBG.js","assets/plan-DHEEhf_d.js","assets/food-list-BF7BttXI.js","assets/week-header-DuK4L6Qp.js","assets/choices-BUAUyCIx.js","assets/food-search-Ck2jyzIW.js","assets/dialog-CNMrtUFF.js","assets/dates-BMjd1Chp.js","assets/welcome-screen-CP5MaKky.js","assets/invitation-BhHGu2av.js","assets/join-screen-mR8Rw36d.js","assets/share-BYnealA9.js","assets/account-forms-DOLe95aQ.js","assets/visitor-page-Cg6xkuj8.js","assets/account-fields-Yjl6wGTj.js","assets/request-headers-BPcvUM3Q.js","assets/random-id-OrRBeNo-.js","assets/toast-Bg0pF3qE.js","assets/session-CBA6s6UC.js","assets/router-RM1JuXed.js","assets/field-BilHvtzS.js","assets/resource-DIghPa7X.js","assets/page-QOB8gLih.js","assets/demo-recipes-Be7teC-D.js","assets/demo-recipes.fr-CFI3Ulfy.js","assets/demo-recipes.en-Bv82RbkP.js"];
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
