import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from '../harness/figures/report.js';

/** What a benchmark tells about itself when it starts. */
export interface About {
  /** One sentence of Markdown: what is measured, and what the control is. */
  readonly description: string;
  /** Version of the database server. */
  readonly postgres: string;
}

/** One run of a benchmark. */
export interface Run extends Partial<About> {
  readonly benchmark: string;
  /** Start, ISO 8601. */
  readonly date: string;
  readonly commit: string;
  /** Cores, processor and version of Node.js. */
  readonly machine: string;
  readonly seconds: number;
  /** Whether the benchmark reached its end. */
  readonly completed: boolean;
  readonly results: readonly Result[];
}

/** The last run of each benchmark, in `performance.json` of a folder. */
export function readRuns(folder: string): readonly Run[] {
  const file = fileIn(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run[]) : [];
}

/** Adds a run. It replaces the last run of the same benchmark. */
export function saveRun(folder: string, run: Run): void {
  const others = readRuns(folder).filter(({ benchmark }) => benchmark !== run.benchmark);
  const runs = [...others, run].sort((a, b) => a.benchmark.localeCompare(b.benchmark));
  writeFileSync(fileIn(folder), `${JSON.stringify(runs, roundNumber, 2)}\n`);
}

function fileIn(folder: string): string {
  return path.join(folder, 'performance.json');
}

/** Five digits are more than the figures repeat. */
function roundNumber(_key: string, value: unknown): unknown {
  const isFraction = typeof value === 'number' && !Number.isInteger(value);
  return isFraction ? Number(value.toPrecision(5)) : value;
}
