/** One round of measuring: the figure that rounds are compared by. */
type Round = () => Promise<number>;

interface Comparison {
  readonly title: string;
  readonly unit: string;
  readonly ours: Round;
  readonly control: Round;
  /** What `ours / control` has to be: at least (a rate) or at most (a time). */
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
  readonly rounds?: number;
}

/**
 * Alternates rounds of ours and of its control, after one of each that does not count, so that
 * both see the same machine; prints medians, spread, and the ratio of the medians.
 */
export async function compare({
  title,
  unit,
  ours,
  control,
  bar,
  rounds = 5,
}: Comparison): Promise<number> {
  const figures = { ours: [] as number[], control: [] as number[] };
  await ours();
  await control();
  for (let round = 0; round < rounds; round++) {
    figures.ours.push(await ours());
    figures.control.push(await control());
  }
  const ratio = median(figures.ours) / median(figures.control);
  console.log(`\n${title}`);
  console.log(`  ours     ${describe(figures.ours, unit)}`);
  console.log(`  control  ${describe(figures.control, unit)}`);
  console.log(`  ratio    ${ratio.toFixed(2)}${describeBar(ratio, bar)}`);
  return ratio;
}

/** The middle of the figures; of an even number, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, figure) => sum + figure, 0) / middle.length;
}

function describe(figures: readonly number[], unit: string): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return `${round(median(figures))} ${unit}  (${round(low)} – ${round(high)})`;
}

function round(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3);
}

function describeBar(ratio: number, bar: Comparison['bar']): string {
  if (bar === undefined) return '';
  if ('atLeast' in bar) {
    return `  (bar: at least ${String(bar.atLeast)}, ${ratio >= bar.atLeast ? 'met' : 'MISSED'})`;
  }
  return `  (bar: at most ${String(bar.atMost)}, ${ratio <= bar.atMost ? 'met' : 'MISSED'})`;
}
