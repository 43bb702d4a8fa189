import { setImmediate } from 'node:timers/promises';

/**
 * Time for which one request blocks the event loop, in milliseconds, if no text takes longer.
 * Requests that overlap add up.
 */
const MAX_BLOCKING_TIME = 10;

/**
 * Processes the texts of requests, and of the worker, in order, and lets the process handle other
 * events every few milliseconds. Requests that overlap take turns.
 */
export class TextQueue {
  private unprocessed = 0;

  /** Number of texts that were received and not yet processed. */
  get waiting(): number {
    return this.unprocessed;
  }

  /** The results of `process`, in order. */
  async map<Text, Result>(
    texts: readonly Text[],
    process: (text: Text) => Result,
  ): Promise<Result[]> {
    const results: Result[] = [];
    this.unprocessed += texts.length;
    try {
      let startedAt = performance.now();
      for (const text of texts) {
        results.push(process(text));
        this.unprocessed--;
        if (performance.now() - startedAt > MAX_BLOCKING_TIME) {
          await setImmediate();
          startedAt = performance.now();
        }
      }
      return results;
    } finally {
      // After an error, the rest is not processed.
      this.unprocessed -= texts.length - results.length;
    }
  }
}
