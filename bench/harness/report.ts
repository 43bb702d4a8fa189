import Table from 'cli-table3';

/** Bound that a measured value has to meet. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

interface Row {
  readonly name: string;
  /** The value as printed, with its unit. */
  readonly value: string;
  readonly note?: string;
}

/** Prints a title and one line for each row. */
export function report(title: string, rows: readonly Row[]): void {
  const table = new Table({
    chars: BORDERLESS,
    style: { 'padding-left': 2, 'padding-right': 0 },
  });
  table.push(...rows.map(({ name, value, note = '' }) => [name, value, note]));
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

const BORDERLESS = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
  ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
  ...{ left: '', 'left-mid': '', mid: '', 'mid-mid': '' },
  ...{ right: '', 'right-mid': '', middle: '' },
};
