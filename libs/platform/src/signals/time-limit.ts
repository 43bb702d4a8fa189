/**
 * A signal that is aborted after a time, or with one of the others. Not `AbortSignal.timeout`, which keeps
 * the request of its caller, with the body, until V8 has collected garbage twice.
 */
export function timeLimit(milliseconds: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(new DOMException('The time is over', 'TimeoutError'));
  }, milliseconds).unref();
  const signal = AbortSignal.any([limit.signal, ...others]);
  const clear = () => {
    clearTimeout(timer);
  };
  // Node.js 20 keeps a signal of `any` for as long as it has a listener, also when it is aborted.
  signal.addEventListener('abort', clear, { once: true });
  return signal;
}
