import { cpus } from 'node:os';
import { markdownTable } from './fault-table.js';
import { type ChaosResult, problemsOf } from './problems.js';

/** The figures of a run, one sentence each. */
export function describeResult(result: ChaosResult): string[] {
  const { ledger, corrections } = result;
  return [
    `${String(result.requests)} requests in ${result.seconds.toFixed(0)} s, seed ${String(result.seed)}.`,
    `${String(result.confirmedWrites)} writes acknowledged, ${String(corrections.accepted)} of them corrections.`,
    `${String(ledger.compared)} objects compared at the end: ${String(ledger.lost)} lost, ${String(ledger.doubled)} doubled, ${String(ledger.wrong)} wrong.`,
    `Corrections: ${String(corrections.lost)} lost, ${String(corrections.doubled)} doubled, ${String(corrections.wrong)} steps and ${String(corrections.wrongRecipes)} recipes with wrong techniques.`,
    `${String(result.wrongResponses)} wrong responses; ${String(result.pendingSteps)} steps pending at the end.`,
  ];
}

/** The generated part of docs/reliability.md. */
export function describeAsMarkdown(result: ChaosResult, start: number): string {
  const problems = problemsOf(result);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} with ${String(cpus().length)} × ${cpus()[0]?.model.trim() ?? 'unknown'}, which also ran the clients.`,
    describeResult(result)
      .map((line) => `- ${line}`)
      .join('\n'),
    problems.length === 0 ? 'Every condition was met.' : `Not met: ${problems.join('; ')}.`,
    '![Requests, errors and latency in each second, with the faults](images/chaos.svg)',
    markdownTable(result.rows, start),
  ].join('\n\n');
}
