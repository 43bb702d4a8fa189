import Table from 'cli-table3';
import { report } from '../../harness/figures/report.js';
import { type FaultRow, RECOVERY_SECONDS } from './fault-rows.js';
import { type ChaosResult, problemsOfRow } from './problems.js';

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
];

/** Prints a table of the faults and the figures of a run, and records the most important ones. */
export function printResult(result: ChaosResult): void {
  const { rows, requests, confirmedWrites, ledger, corrections, wrongResponses } = result;
  const table = new Table({ head: HEAD, style: { head: [], border: [], compact: true } });
  table.push(...rows.map((row) => cellsOf(row, result.start)));
  console.log(table.toString());
  const lines = [
    `${String(requests)} requests in ${result.seconds.toFixed(0)} s, seed ${String(result.seed)}.`,
    `${String(confirmedWrites)} writes acknowledged, ${String(corrections.accepted)} of them corrections.`,
    `${String(ledger.compared)} objects compared at the end: ${String(ledger.lost)} lost, ${String(ledger.doubled)} doubled, ${String(ledger.wrong)} wrong.`,
    `Corrections: ${String(corrections.lost)} lost, ${String(corrections.doubled)} doubled, ${String(corrections.wrong)} steps and ${String(corrections.wrongRecipes)} recipes with wrong techniques.`,
    `${String(wrongResponses)} wrong responses; ${String(result.pendingSteps)} steps pending at the end.`,
  ];
  for (const line of lines) console.log(line);
  const count = (name: string, ours: number) => ({ name, unit: '', ours });
  const none = { target: { atMost: 0 } };
  const recovery = Math.max(0, ...rows.map((row) => row.recovery));
  const p99 = Math.max(0, ...rows.map((row) => row.p99));
  report([
    count('faults', rows.length),
    count('requests', requests),
    count('writes acknowledged', confirmedWrites),
    { ...count('writes lost', ledger.lost + corrections.lost), ...none },
    { ...count('writes applied twice', ledger.doubled + corrections.doubled), ...none },
    { ...count('wrong responses', wrongResponses), ...none },
    { name: 'longest recovery', unit: 's', ours: recovery, target: { atMost: RECOVERY_SECONDS } },
    { name: 'highest p99 around a fault', unit: 'ms', ours: p99 },
  ]);
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
