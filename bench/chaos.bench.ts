import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readOptions } from './chaos/options.js';
import { describeAsMarkdown, describeResult } from './chaos/report/describe-result.js';
import { drawChart } from './chaos/report/chart.js';
import { printTable } from './chaos/report/fault-table.js';
import { problemsOf } from './chaos/report/problems.js';
import { writePage } from './chaos/report/write-page.js';
import { runChaos } from './chaos/run-chaos.js';
import { startChaosSystem } from './chaos/system/chaos-system.js';
import type { BenchContext } from './harness/bench-context.js';

/**
 * 32 people use two APIs behind a load balancer while database, classifier, worker and APIs fail,
 * one at a time. A ledger contains every write that was acknowledged. No write may be lost or
 * applied twice, no answer may contradict the ledger, requests may fail only until 5 s after a
 * fault, and all must succeed 10 s after it. Otherwise the exit code is 1. Linux only.
 *
 * `npm run bench -- chaos [--minutes 20] [--seed 1] [--fault <name>] [--pause 14] [--logs <folder>]
 * [--report]`: `--fault` may be repeated; `--pause` is the number of seconds between faults; `--report` writes docs/reliability.md.
 */
export default async function chaos(context: BenchContext): Promise<void> {
  const options = readOptions(context.options);
  const logFolder = options.logFolder ?? path.join(context.dataDir, 'logs');
  await mkdir(logFolder, { recursive: true });
  const system = await startChaosSystem(context, logFolder);
  try {
    const faults = options.faults.filter((fault) => {
      const obstacle = fault.obstacle?.(system);
      if (obstacle !== undefined) console.log(`skipped: ${fault.name}: ${obstacle}`);
      return obstacle === undefined;
    });
    const run = await runChaos(context, system, faults, options);
    printTable(run.result.rows, run.start);
    for (const line of describeResult(run.result)) console.log(line);
    if (options.writesPage) {
      const chart = await drawChart(run.timeline, run.periods, run.start, run.end);
      await writePage(describeAsMarkdown(run.result, run.start), chart);
    }
    const problems = problemsOf(run.result);
    console.log(
      problems.length === 0 ? 'Every condition was met.' : `MISSED: ${problems.join('; ')}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await system.stop();
  }
}
