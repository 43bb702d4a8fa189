import { type DependencyList, useEffect, useState } from 'react';
import { type AppEvent, listen } from './popote.js';

export interface Loaded<Data> {
  readonly data?: Data;
  readonly error?: unknown;
}

/** Reads when a screen opens, when `inputs` change, and after each of the events. */
export function useLoaded<Data>(
  load: (signal: AbortSignal) => Promise<{ data: Data }>,
  inputs: DependencyList,
  events: readonly AppEvent[] = [],
): Loaded<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({});
  useEffect(() => {
    const screen = new AbortController();
    const read = async () => {
      try {
        const { data } = await load(screen.signal);
        if (!screen.signal.aborted) setLoaded({ data });
      } catch (error) {
        if (!screen.signal.aborted) setLoaded(({ data }) => ({ data, error }));
      }
    };
    void read();
    const stop = listen([...events, 'reset'], () => void read());
    return () => {
      stop();
      screen.abort();
    };
  }, inputs);
  return loaded;
}
