import Table from 'cli-table3';
import { type FaultRow } from './fault-rows.js';
import { problemsOfRow } from './problems.js';

const HEAD = [
  'fault',
  'begin',
  'duration',
  'requests',
  'errors until 5 s after it',
  'errors later',
  'p50 ms',
  'p99 ms',
  'recovery',
  'held',
] as const;

/** A table for the terminal. */
export function printTable(rows: readonly FaultRow[], start: number): void {
  const table = new Table({ head: [...HEAD], style: { head: [], border: [], compact: true } });
  table.push(...rows.map((row) => cellsOf(row, start)));
  console.log(table.toString());
}

/** The same table in Markdown. */
export function markdownTable(rows: readonly FaultRow[], start: number): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...rows.map((row) => cellsOf(row, start))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(row: FaultRow, start: number): string[] {
  const errors = [...row.errors].map(([failure, count]) => `${failure}: ${String(count)}`);
  return [
    row.fault.name,
    `${((row.begin - start) / 1000).toFixed(0)} s`,
    `${((row.end - row.begin) / 1000).toFixed(1)} s`,
    String(row.requests),
    errors.join(', ') || '0',
    String(row.errorsOutside),
    row.p50.toFixed(0),
    row.p99.toFixed(0),
    `${String(row.recovery)} s`,
    problemsOfRow(row).length === 0 ? 'yes' : 'NO',
  ];
}
