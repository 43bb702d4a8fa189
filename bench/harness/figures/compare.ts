import { print, record, type Figure, formatValue, textOf } from './report.js';
import { median } from './statistics.js';

/** Whether the run only shows that a benchmark works: one short round instead of several. */
export const QUICK = process.env['BENCH_QUICK'] === 'on';

/** Runs one round and returns its measured value. */
type Round = () => Promise<number> | number;

interface Comparison extends Omit<Figure, 'ours' | 'control'> {
  readonly ours: Round;
  readonly control: Round;
  readonly rounds?: number;
}

/**
 * Alternates rounds of our code and of its control, so that both run under the same load of the
 * machine. The first round of each is a warm-up. Prints and records the medians and their ratio.
 */
export async function compare({ ours, control, rounds = 5, ...figure }: Comparison): Promise<void> {
  const values = { ours: [] as number[], control: [] as number[] };
  await ours();
  await control();
  for (let round = 0; round < (QUICK ? 1 : rounds); round++) {
    values.ours.push(await ours());
    values.control.push(await control());
  }
  const medians = { ours: median(values.ours), control: median(values.control) };
  print([
    textOf(record({ ...figure, ...medians })),
    ['  ranges', `${rangeOf(values.ours)} (control: ${rangeOf(values.control)})`],
  ]);
}

function rangeOf(values: readonly number[]): string {
  return [Math.min(...values), Math.max(...values)].map(formatValue).join(' – ');
}
