import { QUICK } from './effort.js';
import { describeTarget, type Figure, formatValue, print, record } from './report.js';

/** Runs one round and returns its measured value. */
type Round = () => Promise<number>;

interface Comparison extends Pick<Figure, 'unit' | 'target' | 'point'> {
  readonly title: string;
  readonly ours: Round;
  readonly control: Round;
  readonly rounds?: number;
}

/**
 * Alternates rounds of our code and of its control, so that both run under the same load of the
 * machine. The first round of each is a warm-up. Prints medians, ranges and the ratio of medians,
 * and records the medians.
 * @returns the medians
 */
export async function compare({
  title,
  unit,
  ours,
  control,
  target,
  point,
  rounds = 5,
}: Comparison): Promise<{ readonly ours: number; readonly control: number }> {
  const values = { ours: [] as number[], control: [] as number[] };
  await ours();
  await control();
  for (let round = 0; round < (QUICK ? 1 : rounds); round++) {
    values.ours.push(await ours());
    values.control.push(await control());
  }
  const medians = { ours: median(values.ours), control: median(values.control) };
  record(title, { name: '', unit, ...medians, target, point });
  const ratio = medians.ours / medians.control;
  print(title, [
    ['ours', ...summarise(values.ours, unit)],
    ['control', ...summarise(values.control, unit)],
    ['ratio', ratio.toFixed(2), describeTarget(ratio, target)],
  ]);
  return medians;
}

/** Median of `values`; the mean of the two middle values when their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The median with its unit, and the range. */
function summarise(values: readonly number[], unit: string): [string, string] {
  const range = [Math.min(...values), Math.max(...values)].map(formatValue).join(' – ');
  return [`${formatValue(median(values))} ${unit}`, range];
}
