// Registers the service worker, and offers a new version of the page when it is ready.
import { $ } from './elements.js';

/** Without HTTPS, except on localhost, browsers have no service workers: the page needs a connection. */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  const options = { scope: 'list', updateViaCache: 'none' };
  const registration = await serviceWorker.register('list/service-worker.js', options);
  const offer = () => ($('update').hidden = registration.waiting === null);
  registration.addEventListener('updatefound', () => {
    registration.installing.addEventListener('statechange', offer);
  });
  offer();
  $('reload').addEventListener('click', () => {
    serviceWorker.addEventListener('controllerchange', () => location.reload());
    registration.waiting?.postMessage('activate');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}
