import { setImmediate } from 'node:timers/promises';
import { AppError } from '#platform/errors/app-error.js';

/**
 * Time for which one request blocks the event loop, in milliseconds; the time of its last text is
 * added. Requests that overlap add up.
 */
const MAX_BLOCKING_TIME = 10;

/** Maximum number of characters of all unfinished requests: four requests of the largest size. */
const MAX_CHARACTERS = 10_000_000;

/**
 * Processes the texts of each request, or of the worker, in order. After 10 ms it yields to other
 * events. Requests that overlap run alternately.
 */
export class TextScheduler {
  private remaining = 0;
  /** Characters of all unfinished requests. */
  private characters = 0;

  /** Number of texts that were received and not yet processed. */
  get unprocessed(): number {
    return this.remaining;
  }

  /**
   * The results of `process` for the texts of a request, in order.
   *
   * @param signal aborted when the client disconnects; the rest is then not processed
   * @throws SERVICE_UNAVAILABLE when too many texts wait, or the client has disconnected
   */
  async mapRequest<Result>(
    texts: readonly string[],
    process: (text: string) => Result,
    signal: AbortSignal,
  ): Promise<Result[]> {
    const characters = texts.reduce((sum, { length }) => sum + length, 0);
    if (this.characters + characters > MAX_CHARACTERS) throw new AppError('SERVICE_UNAVAILABLE');
    this.characters += characters;
    try {
      return await this.map(texts, (text) => {
        if (signal.aborted) throw new AppError('SERVICE_UNAVAILABLE');
        return process(text);
      });
    } finally {
      this.characters -= characters;
    }
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
