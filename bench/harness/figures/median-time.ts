import { median } from './compare.js';

/** Runs `work` a number of times, in sequence. Returns the median time in milliseconds. */
export async function medianTime(work: () => Promise<unknown>, times: number): Promise<number> {
  const measured: number[] = [];
  for (let n = 0; n < times; n++) {
    const start = performance.now();
    await work();
    measured.push(performance.now() - start);
  }
  return median(measured);
}
