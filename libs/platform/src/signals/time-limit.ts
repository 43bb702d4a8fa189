/**
 * A signal that is aborted after a time, or with one of the others. Not `AbortSignal.timeout`, which keeps
 * the request of its caller, with the body, until V8 has collected garbage twice. Not `AbortSignal.any`,
 * of which a trace stays in each of its signals for as long as that one is used.
 */
export function timeLimit(milliseconds: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => {
    limit.abort(new DOMException('The time is over', 'TimeoutError'));
  }, milliseconds).unref();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
  });
  for (const other of others) {
    const end = () => {
      limit.abort(other.reason);
    };
    if (other.aborted) end();
    else other.addEventListener('abort', end, { signal });
  }
  return signal;
}
