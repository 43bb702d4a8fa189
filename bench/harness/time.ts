import { performance } from 'node:perf_hooks';
import { median } from './compare.js';

/** The middle of how long `work` takes, in milliseconds, done so many times one after another. */
export async function medianTime(times: number, work: () => Promise<unknown>): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < times; round++) {
    const start = performance.now();
    await work();
    figures.push(performance.now() - start);
  }
  return median(figures);
}
