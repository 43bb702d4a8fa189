import { TextQueue } from './text-queue.js';

describe('TextQueue', () => {
  it('returns the results in order, and counts the texts that are not yet processed', async () => {
    const queue = new TextQueue();
    const waiting: number[] = [];
    const results = await queue.map(['a', 'b', 'c'], (text) => {
      waiting.push(queue.waiting);
      return text.toUpperCase();
    });
    expect(results).toEqual(['A', 'B', 'C']);
    expect(waiting).toEqual([3, 2, 1]);
    expect(queue.waiting).toBe(0);
  });

  it('counts no text of a request that failed', async () => {
    const queue = new TextQueue();
    const fail = () => {
      throw new Error('broken');
    };
    await expect(queue.map(['a', 'b'], fail)).rejects.toThrow('broken');
    expect(queue.waiting).toBe(0);
  });
});
