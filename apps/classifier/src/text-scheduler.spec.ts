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
});
