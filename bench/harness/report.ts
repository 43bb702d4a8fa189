import Table from 'cli-table3';

/** Bound that a measured value has to meet. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** Name, value with its unit, and note. */
type Row = readonly [name: string, value: string, note?: string];

/** Prints a title and a table. */
export function report(title: string, rows: readonly Row[]): void {
  const table = new Table({ style: { border: [], compact: true } });
  table.push(...rows.map(([name, value, note = '']) => [name, value, note]));
  console.log(`\n${title}\n${table.toString()}`);
}

/** Describes a target and whether `value` meets it; empty without a target. */
export function describeTarget(value: number, target: Target | undefined): string {
  if (target === undefined) return '';
  const [words, met] =
    'atLeast' in target
      ? [`at least ${String(target.atLeast)}`, value >= target.atLeast]
      : [`at most ${String(target.atMost)}`, value <= target.atMost];
  return `target: ${words}, ${met ? 'met' : 'MISSED'}`;
}
