/**
 * A signal that is aborted after a time, or with one of the others. `AbortSignal.any` refers weakly to its
 * signals, and a timeout to which nothing else refers is collected as garbage: it never ends.
 */
export function timeLimit(milliseconds: number, ...others: readonly AbortSignal[]): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return Object.assign(AbortSignal.any([timeout, ...others]), { timeout });
}
