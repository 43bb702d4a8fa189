import { type EventKind, isPopoteError, type PopoteEvent } from '@popote/client';
import { useEffect } from 'preact/hooks';
import { isOnline, popote } from './popote.js';

type Listener = (event: PopoteEvent) => void;

const listeners = new Set<Listener>();

/** Calls the listener for each change in the house. Returns a function that ends this. */
export function onEvents(kinds: readonly EventKind[], listener: Listener): () => void {
  const filtered: Listener = (event) => {
    if (event.kind === 'reset' || kinds.includes(event.kind)) listener(event);
  };
  listeners.add(filtered);
  return () => listeners.delete(filtered);
}

/** Tells the screens what changes in the house, until the membership or the session ends. */
export function useHouseEvents(houseId: number, onEnd: () => void) {
  useEffect(() => {
    const stream = new AbortController();
    void follow(stream.signal, onEnd);
    return () => stream.abort();
  }, [houseId]);
}

async function follow(signal: AbortSignal, onEnd: () => void) {
  const events = popote.events({
    signal,
    onState: (state) => {
      if (signal.aborted) return; // another stream has taken its place
      if (state === 'open') isOnline.value = true;
      if (state === 'waiting') isOnline.value = false;
    },
  });
  try {
    for await (const event of events) for (const listener of listeners) listener(event);
  } catch (error) {
    if (signal.aborted) return;
    if (!isPopoteError(error)) throw error;
    onEnd();
  }
}
