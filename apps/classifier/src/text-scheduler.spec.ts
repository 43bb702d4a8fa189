import { TextScheduler } from './text-scheduler.js';

describe('TextScheduler', () => {
  it('returns the results in order, and counts the texts that are not yet processed', async () => {
    const scheduler = new TextScheduler();
    const unprocessed: number[] = [];
    const texts = Array.from({ length: 80 }, (_, i) => `text ${String(i)}`);
    const results = await scheduler.map(texts, (text) => {
      unprocessed.push(scheduler.unprocessed);
      return text.toUpperCase();
    });
    expect(results).toEqual(texts.map((text) => text.toUpperCase()));
    expect(unprocessed).toEqual(texts.map((_, i) => 80 - i));
    expect(scheduler.unprocessed).toBe(0);
  });

  it('counts no text of a request that failed', async () => {
    const scheduler = new TextScheduler();
    const fail = () => {
      throw new Error('broken');
    };
    await expect(scheduler.map(['a', 'b'], fail)).rejects.toThrow('broken');
    expect(scheduler.unprocessed).toBe(0);
  });

  describe('for requests', () => {
    const connected = new AbortController().signal;
    /** Texts of 2,500,000 characters together, as many as a request may have. */
    const largest = Array.from({ length: 500 }, () => 'x'.repeat(5_000));
    /** Takes longer than the time after which the scheduler yields. */
    const processSlowly = (text: string) => {
      for (const start = performance.now(); performance.now() - start < 11;);
      return text;
    };

    it('stops after the text during which the client disconnects', async () => {
      const scheduler = new TextScheduler();
      const connection = new AbortController();
      const processed: string[] = [];
      const results = scheduler.mapRequest(
        ['a', 'b', 'c'],
        (text) => {
          processed.push(text);
          connection.abort();
          return processSlowly(text);
        },
        connection.signal,
      );
      await expect(results).rejects.toMatchObject({ status: 503 });
      expect(processed).toEqual(['a']);
      expect(scheduler.unprocessed).toBe(0);
    });

    it('refuses a request when those of four largest requests wait, but not a worker', async () => {
      const scheduler = new TextScheduler();
      const connection = new AbortController();
      const waiting = Array.from({ length: 4 }, () =>
        scheduler
          .mapRequest(largest, processSlowly, connection.signal)
          .catch((error: unknown) => error),
      );
      const refused = { status: 503, retryAfter: 2 };
      await expect(scheduler.mapRequest(['a'], (text) => text, connected)).rejects.toMatchObject(
        refused,
      );
      expect(await scheduler.map(['a'], (text) => text)).toEqual(['a']);
      connection.abort();
      await Promise.all(waiting);
      expect(await scheduler.mapRequest(['a'], (text) => text, connected)).toEqual(['a']);
    });
  });
});
