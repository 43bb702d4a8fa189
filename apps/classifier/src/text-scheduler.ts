import { setImmediate } from 'node:timers/promises';
import { textBatches } from './text-batches.js';

/**
 * Time for which one request blocks the event loop, in milliseconds; the time of its last batch is
 * added. Requests that overlap add up.
 */
const MAX_BLOCKING_TIME = 10;

/**
 * Processes the texts of each request, or of the worker, in order and in batches. After 10 ms it
 * yields to other events. Requests that overlap run alternately.
 */
export class TextScheduler {
  private remaining = 0;

  /** Number of texts that were received and not yet processed. */
  get unprocessed(): number {
    return this.remaining;
  }

  /**
   * The results of `process`, in order.
   *
   * @param lengthOf the length of a text
   * @param process returns one result per text of a batch, in order
   */
  async map<Text, Result>(
    texts: readonly Text[],
    lengthOf: (text: Text) => number,
    process: (batch: readonly Text[]) => readonly Result[],
  ): Promise<Result[]> {
    const results: Result[] = [];
    let processed = 0;
    this.remaining += texts.length;
    try {
      let startedAt = performance.now();
      for (const batch of textBatches(texts, lengthOf)) {
        results.push(...process(batch));
        processed += batch.length;
        this.remaining -= batch.length;
        if (performance.now() - startedAt > MAX_BLOCKING_TIME) {
          await setImmediate();
          startedAt = performance.now();
        }
      }
      return results;
    } finally {
      // After an error, the rest is not processed.
      this.remaining -= texts.length - processed;
    }
  }
}
