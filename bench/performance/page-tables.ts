import { formatValue, type Result, type Target } from '../harness/figures/report.js';
import type { Run } from './recording.js';

/** The figures of a benchmark. A title with several figures is written once. */
export function resultTable(results: readonly Result[]): string {
  const rows = results.map((result, index) => {
    const isRepeated = result.name !== '' && result.title === results[index - 1]?.title;
    return [isRepeated ? '' : result.title, result.name, ...cellsOf(result)];
  });
  return table(['measured', 'figure', ...HEAD], rows);
}

/** The figures that miss their targets; undefined if there are none. */
export function missedTable(runs: readonly Run[]): string | undefined {
  const rows = runs.flatMap(({ benchmark, results }) =>
    results
      .filter(({ held }) => held === false)
      .map((result) => [
        `[${benchmark}](#${benchmark})`,
        [result.title, result.name].filter(Boolean).join(': '),
        ...cellsOf(result).slice(0, -1),
      ]),
  );
  return rows.length === 0
    ? undefined
    : table(['benchmark', 'measured', ...HEAD.slice(0, -1)], rows);
}

const HEAD = ['ours', 'control', 'ratio', 'target', 'held'];

function cellsOf({ unit, ours, control, ratio, target, held }: Result): string[] {
  return [
    `${formatValue(ours)} ${unit}`,
    control === undefined ? '' : `${formatValue(control)} ${unit}`,
    ratio?.toFixed(2) ?? '',
    target === undefined ? '' : boundOf(target),
    held === undefined ? '' : held ? 'yes' : '**no**',
  ];
}

function boundOf(target: Target): string {
  return 'atLeast' in target
    ? `≥ ${formatValue(target.atLeast)}`
    : `≤ ${formatValue(target.atMost)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
