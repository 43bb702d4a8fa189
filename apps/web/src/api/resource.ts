import type { EventKind } from '@popote/client';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readKept, writeKept } from '../offline/kept.js';
import { onEvents } from './events.js';
import { isOnline } from './popote.js';

interface State<Data> {
  readonly data?: Data;
  /** Why the last read failed. `data` stays as it was. */
  readonly error?: unknown;
  /** Whether the service has sent the data since the app was opened. */
  readonly isFresh?: boolean;
}

interface Resource<Data> extends State<Data> {
  /** Reads again, after a change. */
  readonly read: () => Promise<void>;
  /** Shows other data at once, before the service has them. */
  readonly show: (data: Data) => void;
}

interface ResourceOptions {
  /** Reads again after these events. */
  readonly events?: readonly EventKind[];
  /** Whether the device keeps the data, to show them without a network. */
  readonly keep?: boolean;
}

const states = new Map<string, Signal<State<unknown>>>();

/**
 * Shows data that another request has returned, and keeps them. Does not replace a later version of
 * the same data.
 */
export async function acceptResource(key: string, data: { readonly version: number }) {
  const state = stateOf<{ readonly version: number }>(key);
  const { data: known, isFresh } = state.peek();
  if (isFresh === true && known !== undefined && known.version > data.version) return;
  state.value = { data, isFresh: true };
  await writeKept(key, data);
}

/** Forgets what was read, when another person signs in. */
export function forgetResources() {
  states.clear();
}

const hasVersion = (data: unknown): data is { readonly version: number } =>
  typeof (data as { version?: unknown } | null)?.version === 'number';

function stateOf<Data>(key: string): Signal<State<Data>> {
  const state = states.get(key) ?? signal({});
  states.set(key, state);
  return state as Signal<State<Data>>;
}

/**
 * What a screen shows of the service. Shows the data of the last time at once, reads when the screen
 * opens or the key changes, and again after events. The key names the data: `week/2026-07-06`.
 */
export function useResource<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<{ data: Data }>,
  { events = [], keep = false }: ResourceOptions = {},
): Resource<Data> {
  const state = stateOf<Data>(key);
  const read = async (abort = new AbortController().signal) => {
    try {
      const { data } = await load(abort);
      if (abort.aborted) return;
      isOnline.value = true;
      if (hasVersion(data)) await acceptResource(key, data);
      else {
        state.value = { data, isFresh: true };
        if (keep) await writeKept(key, data);
      }
    } catch (error) {
      if (!abort.aborted) state.value = { ...state.peek(), error };
    }
  };
  useEffect(() => {
    const screen = new AbortController();
    const showKept = async () => {
      const data = keep ? await readKept<Data>(key) : undefined;
      if (data !== undefined && state.peek().data === undefined) state.value = { data };
    };
    void showKept();
    void read(screen.signal);
    const stop = onEvents(events, () => void read(screen.signal));
    return () => {
      stop();
      screen.abort();
    };
  }, [key]);
  const show = (data: Data) => (state.value = { data, isFresh: true });
  return { ...state.value, read, show };
}
