/** The value below which this share of the values is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Median of `values`; the mean of the two middle values when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Runs `work`. Returns its time in milliseconds. */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs `work` a number of times, in sequence. Returns the median time in milliseconds. */
export async function medianTime(work: () => unknown, times: number): Promise<number> {
  const measured: number[] = [];
  for (let n = 0; n < times; n++) measured.push(await timeOf(work));
  return median(measured);
}
