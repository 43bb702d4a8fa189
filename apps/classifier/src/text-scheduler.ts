import { setImmediate } from 'node:timers/promises';

/**
 * Time for which one request blocks the event loop, in milliseconds; the time of its last text is
 * added. Requests that overlap add up.
 */
const MAX_BLOCKING_TIME = 10;

/**
 * Processes the texts of each request, or of the worker, in order. After 10 ms it yields to other
 * events. Requests that overlap run alternately.
 */
export class TextScheduler {
  private remaining = 0;

  /** Number of texts that were received and not yet processed. */
  get unprocessed(): number {
    return this.remaining;
  }

  /** The results of `process`, in order. */
  async map<Text, Result>(
    texts: readonly Text[],
    process: (text: Text) => Result,
  ): Promise<Result[]> {
    const results: Result[] = [];
    this.remaining += texts.length;
    try {
      let startedAt = performance.now();
      for (const text of texts) {
        results.push(process(text));
        this.remaining--;
        if (performance.now() - startedAt > MAX_BLOCKING_TIME) {
          await setImmediate();
          startedAt = performance.now();
        }
      }
      return results;
    } finally {
      // After an error, the rest is not processed.
      this.remaining -= texts.length - results.length;
    }
  }
}
