import Table from 'cli-table3';

/** Bound that a measured value has to meet. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

/** Place of a figure in a plot. */
interface Point {
  readonly series: string;
  /** Number of recipes or of connections. */
  readonly x?: number;
}

/** A measured value. */
export interface Figure {
  readonly name: string;
  /** Unit of `ours` and `control`; empty for a share or a ratio. */
  readonly unit: string;
  readonly ours: number;
  /** The same value of the control. */
  readonly control?: number;
  /** Target for `ours / control`; for `ours` if there is no control. */
  readonly target?: Target | undefined;
  readonly point?: Point | undefined;
}

/** A figure as it is recorded. */
export interface Result extends Figure {
  readonly title: string;
  /** `ours / control`. */
  readonly ratio?: number;
  /** Whether the target is met. */
  readonly held?: boolean;
}

/** Name, value with its unit, and note. It is printed and not recorded. */
type TextRow = readonly [name: string, value: string, note?: string];

/** Prints a title and a table. Records the figures among the rows. */
export function report(title: string, rows: readonly (TextRow | Figure)[]): void {
  print(
    title,
    rows.map((row) => ('ours' in row ? textOf(record(title, row)) : row)),
  );
}

/** Prints a title and a table. */
export function print(title: string, rows: readonly TextRow[]): void {
  const table = new Table({ style: { border: [], compact: true } });
  table.push(...rows.map(([name, value, note = '']) => [name, value, note]));
  console.log(`\n${title}\n${table.toString()}`);
}

/**
 * Sends a figure to `npm run bench -- all`, if that started this process. A missed target sets the
 * exit code.
 */
export function record(title: string, figure: Figure): Result {
  const { ours, control, target } = figure;
  const ratio = control === undefined ? undefined : ours / control;
  const held = target && isHeld(ratio ?? ours, target);
  const result = {
    title,
    ...figure,
    ...(ratio !== undefined && { ratio }),
    ...(held !== undefined && { held }),
  };
  if (held === false) process.exitCode = 1;
  process.send?.({ result });
  return result;
}

/** Describes a target and whether `value` meets it; empty without a target. */
export function describeTarget(value: number, target: Target | undefined): string {
  if (target === undefined) return '';
  const words =
    'atLeast' in target ? `at least ${String(target.atLeast)}` : `at most ${String(target.atMost)}`;
  return `target: ${words}, ${isHeld(value, target) ? 'met' : 'MISSED'}`;
}

/** A value with three digits, or without a fraction from 100. */
export function formatValue(value: number): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString('en', digits);
}

function isHeld(value: number, target: Target): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

function textOf({ name, unit, ours, control, ratio, target }: Result): TextRow {
  const value = `${formatValue(ours)} ${unit}`.trim();
  const compared = control === undefined ? '' : ` (control: ${formatValue(control)})`;
  return [name, value + compared, describeTarget(ratio ?? ours, target)];
}
