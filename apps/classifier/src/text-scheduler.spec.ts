import { TextScheduler } from './text-scheduler.js';

describe('TextScheduler', () => {
  it('returns the results in order, and counts the texts that are not yet processed', async () => {
    const scheduler = new TextScheduler();
    const unprocessed: number[] = [];
    const results = await scheduler.map(['a', 'b', 'c'], (text) => {
      unprocessed.push(scheduler.unprocessed);
      return text.toUpperCase();
    });
    expect(results).toEqual(['A', 'B', 'C']);
    expect(unprocessed).toEqual([3, 2, 1]);
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
