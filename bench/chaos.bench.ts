import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readOptions } from './chaos/options.js';
import { printResult } from './chaos/report/print-result.js';
import { problemsOf } from './chaos/report/problems.js';
import { runChaos } from './chaos/run-chaos.js';
import { startChaosSystem } from './chaos/system/chaos-system.js';
import type { BenchContext } from './harness/bench-context.js';

export const description =
  '32 people use two APIs while database, classifier, worker and APIs fail, one at a time; see ' +
  '[reliability.md](reliability.md).';

/**
 * A ledger contains every write that was acknowledged. No write may be lost or applied twice, no
 * answer may contradict the ledger, requests may fail only until 5 s after a fault, and all must
 * succeed 10 s after it. Otherwise the exit code is 1. Linux only.
 *
 * `npm run bench -- chaos [--minutes 20] [--seed 1] [--fault <name>] [--pause 14] [--logs <folder>]`:
 * `--fault` may be repeated; `--pause` is the number of seconds between faults.
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
    const result = await runChaos(context, system, faults, options);
    printResult(result);
    const problems = problemsOf(result);
    console.log(
      problems.length === 0 ? 'Every condition was met.' : `MISSED: ${problems.join('; ')}`,
    );
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await system.stop();
  }
}
