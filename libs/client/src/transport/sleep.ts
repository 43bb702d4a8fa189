/** Waits for a number of milliseconds, or until the signal is aborted. */
export function sleep(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    if (signal?.aborted === true) end();
  });
}

/**
 * A pause in milliseconds that doubles with each attempt. It is partly random, so that clients do not
 * all reconnect at the same time.
 */
export function backoff(attempt: number, first: number, max = 30_000): number {
  return Math.min(max, first * 2 ** attempt) * (0.5 + Math.random() / 2);
}
