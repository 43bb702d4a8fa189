import { type EventKind, isPopoteError } from '@popote/client';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readKept, writeKept } from '../offline/kept.js';
import { onEvents } from './events.js';

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
/** The reads that run: components that show the same share one. */
const reads = new Map<string, Promise<void>>();

/** Forgets what was read, when another person signs in. */
export function forgetResources() {
  states.clear();
  reads.clear();
}

function stateOf(key: string): Signal<State<unknown>> {
  const state = states.get(key) ?? signal({});
  states.set(key, state);
  return state;
}

/** Shows data that a request has returned. Does not replace a later version of a list. */
export async function acceptResource(key: string, data: unknown, keep: boolean) {
  const state = stateOf(key);
  const known = state.peek();
  if (known.isFresh === true && versionOf(known.data) > versionOf(data)) return;
  state.value = { data, isFresh: true };
  if (keep) await writeKept(key, data);
}

const versionOf = (data: unknown) => (data as { readonly version?: number } | null)?.version ?? 0;

async function readOnce(key: string, load: () => Promise<{ data: unknown }>, keep: boolean) {
  const state = stateOf(key);
  const isCurrent = () => states.get(key) === state; // no other person has signed in meanwhile
  try {
    const { data } = await load();
    if (isCurrent()) await acceptResource(key, data, keep);
  } catch (error) {
    state.value = { ...state.peek(), error };
  } finally {
    if (isCurrent()) reads.delete(key);
  }
}

/** Milliseconds until a read is repeated that failed without a refusal. */
const RETRY_AFTER = 5_000;

/** Whether a repetition may succeed. */
const mayPass = (error: unknown) =>
  !isPopoteError(error) || error.status >= 500 || error.status === 429;

/**
 * What a screen shows of the service. Shows the data of the last time at once, reads when the screen
 * opens or the key changes, again after events, and until the service responds. The key names the data:
 * `week/2026-07-06`.
 */
export function useResource<Data>(
  key: string,
  load: () => Promise<{ data: Data }>,
  { events = [], keep = false }: ResourceOptions = {},
): Resource<Data> {
  const state = stateOf(key) as Signal<State<Data>>;
  const join = () => {
    const running = reads.get(key) ?? readOnce(key, load, keep);
    reads.set(key, running);
    return running;
  };
  // A read that runs may have missed the change.
  const read = async () => {
    await reads.get(key);
    await join();
  };
  useEffect(() => {
    const showKept = async () => {
      const data = await readKept<Data>(key);
      if (data !== undefined && state.peek().data === undefined) state.value = { data };
    };
    if (keep) void showKept();
    void join();
    return onEvents(events, () => void read());
  }, [key, state]);
  const { error } = state.value;
  useEffect(() => {
    if (error === undefined || !mayPass(error)) return undefined;
    const timer = setTimeout(() => void join(), RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [key, error]);
  return { ...state.value, read, show: (data) => (state.value = { data, isFresh: true }) };
}
