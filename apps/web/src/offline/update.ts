import { signal } from '@preact/signals';

/** Whether a new version of the app waits for a reload. */
export const isUpdateReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void registration?.update().catch(() => undefined);
});

/**
 * Keeps the app on the device. A sign-out removes it: call this again after the next sign-in. Without
 * HTTPS, except on localhost, browsers have no service workers: the app needs a network.
 */
export async function keepOffline() {
  if (!('serviceWorker' in navigator)) return;
  const options = { updateViaCache: 'none' } as const;
  const own = await navigator.serviceWorker.register('service-worker.js', options);
  if (own === registration) return;
  registration = own;
  const offer = () => {
    isUpdateReady.value = own.waiting !== null && navigator.serviceWorker.controller !== null;
  };
  const watch = () => own.installing?.addEventListener('statechange', offer);
  own.addEventListener('updatefound', watch);
  watch(); // a version may have been found already
  offer();
}

/** Starts the new version. */
export function update() {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  registration?.waiting?.postMessage('activate');
}
