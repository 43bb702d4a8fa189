import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUSY_FROM, describeMachine } from './machine.js';
import { measuredByAll } from './measured-by-all.js';
import { writePage } from './page-files.js';
import { saveRun, type Run } from './recording.js';
import { runBenchmark } from './run-benchmark.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

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
  const chosen = values.only?.split(',') ?? measuredByAll(names);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}.`);
  const folder = path.join(ROOT, values.quick ? 'dist/performance' : 'docs');
  mkdirSync(folder, { recursive: true });
  const options = { commit: commit(), machine: describeMachine(), quick: values.quick };
  const runs: Run[] = [];
  for (const [index, name] of chosen.entries()) {
    console.log(`\n[${String(index + 1)}/${String(chosen.length)}] ${name}`);
    const run = await runBenchmark(name, options);
    runs.push(run);
    saveRun(folder, run);
    await writePage(folder, measuredByAll(names));
    console.log(`\n${summaryOf(run)}`);
  }
  console.log(`\n${runs.map(summaryOf).join('\n')}\n${path.join(folder, 'performance.md')}`);
  if (!runs.every(hasSucceeded)) process.exitCode = 1;
}

function hasSucceeded({ completed, results }: Run): boolean {
  return completed && results.every(({ held }) => held !== false);
}

function summaryOf({ benchmark, completed, results, seconds, busyness }: Run): string {
  const missed = results.filter(({ held }) => held === false).length;
  return [
    `${benchmark}: ${String(results.length)} figures in ${String(seconds)} s`,
    ...(missed > 0 ? [`${String(missed)} targets MISSED`] : []),
    ...(completed ? [] : ['FAILED before its end']),
    ...(busyness.cpu >= BUSY_FROM
      ? [`other processes used ${String(Math.round(100 * busyness.cpu))} % of the CPU`]
      : []),
  ].join(', ');
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
