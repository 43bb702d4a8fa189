import { createPopote, isPopoteError, PopoteNetworkError } from '@popote/client';
import { effect, signal } from '@preact/signals';
import { locale } from '../words/locale.js';

/** Whether the service responds. */
export const isOnline = signal(navigator.onLine);

addEventListener('offline', () => (isOnline.value = false));

/** Grows when the service answers that there is no session. */
export const refusals = signal(0);

/** The client of the API, which every screen uses. */
export const popote = createPopote({
  baseUrl: new URL('.', document.baseURI).href,
  locale,
  etags: true,
  fetch: async (...request) => {
    const response = await fetch(...request);
    isOnline.value = true;
    return response;
  },
  onError: (error) => {
    if (error instanceof PopoteNetworkError) isOnline.value = false;
    else if (isPopoteError(error, 'NOT_AUTHENTICATED')) refusals.value += 1;
  },
});

/** Milliseconds between requests that ask whether the service responds again. */
const PROBE_EVERY = 5_000;

effect(() => {
  if (isOnline.value) return undefined;
  const probe = () => void popote.getHealth().catch(() => undefined);
  probe();
  const timer = setInterval(probe, PROBE_EVERY);
  return () => clearInterval(timer);
});
