import Table from 'cli-table3';

/** Bound that a measured value has to meet. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

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
  /** Bound of `ours`, whatever the control has. */
  readonly limit?: Target | undefined;
}

/** A figure as it is recorded. */
export interface Result extends Figure {
  /** `ours / control`. */
  readonly ratio?: number;
  /** Whether target and limit are met. */
  readonly held?: boolean;
}

/** Name, value with its unit, and bounds. */
type TextRow = readonly [name: string, value: string, bounds?: string];

/** Prints a table. Records the figures among the rows. */
export function report(rows: readonly (TextRow | Figure)[]): void {
  print(rows.map((row) => ('ours' in row ? textOf(record(row)) : row)));
}

/** Prints a table. */
export function print(rows: readonly TextRow[]): void {
  const table = new Table({ style: { border: [], compact: true } });
  table.push(...rows.map(([name, value, bounds = '']) => [name, value, bounds]));
  console.log(table.toString());
}

/**
 * Sends a figure to `npm run bench -- all`, if that started this process. A missed target sets the
 * exit code.
 */
export function record(figure: Figure): Result {
  const { ours, control, target, limit } = figure;
  const ratio = control === undefined ? undefined : ours / control;
  const bounds = [
    ...(target === undefined ? [] : [isHeld(ratio ?? ours, target)]),
    ...(limit === undefined ? [] : [isHeld(ours, limit)]),
  ];
  const held = bounds.length === 0 ? undefined : bounds.every(Boolean);
  const result = {
    ...figure,
    ...(ratio !== undefined && { ratio }),
    ...(held !== undefined && { held }),
  };
  if (held === false) process.exitCode = 1;
  process.send?.({ result });
  return result;
}

export function textOf(result: Result): TextRow {
  const { name, unit, ours, control, ratio, held } = result;
  const compared = control === undefined ? '' : ` (control: ${formatValue(control)})`;
  const value = `${formatValue(ours)} ${unit}`.trim() + compared;
  const verdict = held === undefined ? '' : held ? ', met' : ', MISSED';
  const ratioText = ratio === undefined ? '' : `; ratio ${ratio.toFixed(2)}`;
  return [name, value + ratioText, boundsOf(result) + verdict];
}

/** The bounds of a figure; empty without any. */
export function boundsOf({ target, limit, unit }: Figure): string {
  const bounds = target === undefined ? [] : [textOfTarget(target)];
  if (limit !== undefined) bounds.push(`${textOfTarget(limit)} ${unit}`);
  return bounds.join(', ');
}

/** A value with three digits, or without a fraction from 100. */
export function formatValue(value: number): string {
  const digits = value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return value.toLocaleString('en', digits);
}

function textOfTarget(target: Target): string {
  return 'atLeast' in target
    ? `≥ ${formatValue(target.atLeast)}`
    : `≤ ${formatValue(target.atMost)}`;
}

function isHeld(value: number, target: Target): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}
