import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Result } from '../harness/figures/report.js';
import type { About, Run } from './recording.js';

const BENCH = path.resolve(import.meta.dirname, '../../../scripts/bench.mjs');

/** A message of a benchmark. The last one is `{ completed: true }`. */
type Message =
  { readonly about: About } | { readonly result: Result } | { readonly completed: true };

/** Runs a benchmark in a process and on a database of its own. Collects its figures. */
export async function runBenchmark(
  benchmark: string,
  { quick, ...circumstances }: Pick<Run, 'commit' | 'machine'> & { readonly quick: boolean },
): Promise<Run> {
  const start = Date.now();
  const child = spawn(process.execPath, [BENCH, benchmark], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...(quick && { BENCH_QUICK: 'on' }) },
  });
  let about: About | undefined;
  let completed = false;
  const results: Result[] = [];
  child.on('message', (message: Message) => {
    if ('about' in message) about = message.about;
    else if ('result' in message) results.push(message.result);
    else completed = true;
  });
  await once(child, 'close');
  return {
    benchmark,
    ...about,
    date: new Date(start).toISOString(),
    ...circumstances,
    seconds: Math.round((Date.now() - start) / 1000),
    completed,
    results,
  };
}
