import { TextScheduler } from './text-scheduler.js';

const lengthOf = (text: string) => text.length;

describe('TextScheduler', () => {
  it('returns the results in order, and counts the texts that are not yet processed', async () => {
    const scheduler = new TextScheduler();
    const unprocessed: number[] = [];
    const texts = Array.from({ length: 80 }, (_, i) => `text ${String(i)}`);
    const results = await scheduler.map(texts, lengthOf, (batch) => {
      unprocessed.push(scheduler.unprocessed);
      return batch.map((text) => text.toUpperCase());
    });
    expect(results).toEqual(texts.map((text) => text.toUpperCase()));
    expect(unprocessed).toEqual([80, 48, 16]);
    expect(scheduler.unprocessed).toBe(0);
  });

  it('counts no text of a request that failed', async () => {
    const scheduler = new TextScheduler();
    const fail = () => {
      throw new Error('broken');
    };
    await expect(scheduler.map(['a', 'b'], lengthOf, fail)).rejects.toThrow('broken');
    expect(scheduler.unprocessed).toBe(0);
  });
});
