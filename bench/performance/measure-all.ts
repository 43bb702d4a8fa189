import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writePage } from './page.js';
import { saveRun, type Run } from './recording.js';
import { runBenchmark } from './run-benchmark.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** They look for faults and have no figures to compare. */
const EXCLUDED = ['chaos', 'fuzz', 'hostile'];

/**
 * Runs the benchmarks one after the other, records their figures and writes the page after each.
 * Continues after a missed target and after a benchmark that fails; both set the exit code.
 *
 * `--only a,b` runs some of them and keeps the recorded figures of the others. `--quick` runs short
 * rounds to show that the benchmarks work, and writes to dist/performance/ instead of docs/.
 *
 * @param names all benchmarks
 */
export async function measureAll(names: readonly string[], args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const chosen = values.only?.split(',') ?? names.filter((name) => !EXCLUDED.includes(name));
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}.`);
  const folder = path.join(ROOT, values.quick ? 'dist/performance' : 'docs');
  mkdirSync(folder, { recursive: true });
  const options = { commit: commit(), machine: describeMachine(), quick: values.quick };
  const runs: Run[] = [];
  for (const name of chosen) {
    console.log(`\n${name}`);
    const run = await runBenchmark(name, options);
    runs.push(run);
    saveRun(folder, run);
    await writePage(folder);
  }
  console.log(`\n${runs.map(summaryOf).join('\n')}\n${path.join(folder, 'performance.md')}`);
  const succeeded = runs.every((run) => run.completed && missedOf(run) === 0);
  if (!succeeded) process.exitCode = 1;
}

function missedOf({ results }: Run): number {
  return results.filter(({ held }) => held === false).length;
}

function summaryOf(run: Run): string {
  const { benchmark, completed, results, seconds } = run;
  const missed = missedOf(run);
  return [
    `${benchmark}: ${String(results.length)} figures in ${String(seconds)} s`,
    ...(missed > 0 ? [`${String(missed)} targets MISSED`] : []),
    ...(completed ? [] : ['FAILED before its end']),
  ].join(', ');
}

/** What the figures depend on besides the code. */
function describeMachine(): string {
  const cpus = os.cpus();
  const model = cpus[0]?.model.trim() ?? 'unknown';
  return `${String(cpus.length)} × ${model}, Node.js ${process.versions.node}`;
}

/** The commit of the working tree, with `-dirty` if it has changes. */
function commit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=8', '--exclude', '*'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
