import { createPopote, type EventKind, isPopoteError } from '@popote/client';

export const locale: 'fr' | 'en' = navigator.language.startsWith('fr') ? 'fr' : 'en';

/** What the app hears besides events of the service. */
export type AppEvent = EventKind | 'signed-out' | 'ready';

const target = new EventTarget();

export function tell(event: AppEvent) {
  target.dispatchEvent(new Event(event));
}

/** Calls the listener for each of the events. Returns a function that ends this. */
export function listen(events: readonly AppEvent[], listener: () => void): () => void {
  for (const event of events) target.addEventListener(event, listener);
  return () => {
    for (const event of events) target.removeEventListener(event, listener);
  };
}

export const popote = createPopote({
  baseUrl: '/api',
  locale,
  onError: (error) => {
    if (isPopoteError(error, 'NOT_AUTHENTICATED')) tell('signed-out');
  },
});

/** Tells the screens what changes in the house, until the signal is aborted. */
export async function followHouse(signal: AbortSignal) {
  try {
    for await (const { kind } of popote.events({ signal })) tell(kind);
  } catch (error) {
    if (!isPopoteError(error)) throw error;
    // The session or the membership has ended.
  }
}
