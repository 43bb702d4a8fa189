import { formatMarkdown } from '../harness/generated-part.js';
import { BUSY_FROM } from './machine.js';
import { missedTable, resultTable } from './page-tables.js';
import type { PlotFile } from './plots/plots.js';
import type { Run } from './recording.js';

/**
 * Creates the page as formatted Markdown.
 *
 * @param names the benchmarks that have a section, once they were measured
 */
export function createPage(
  runs: readonly Run[],
  plots: readonly PlotFile[],
  names: readonly string[],
): Promise<string> {
  const parts = [
    '# Performance',
    `\`npm run bench -- all\` measures these figures and writes this page. Do not edit it.`,
    ...summary(runs),
    ...notMeasured(runs, names),
    ...plots.flatMap(({ title, file, caption }) => [`![${title}](${file})`, caption]),
    METHOD,
    ...machines(runs),
    '## Figures',
    ...runs.flatMap(section),
  ];
  return formatMarkdown(parts.join('\n\n'));
}

const METHOD = `## How it is measured

- A **control** does the least that the task needs: a bare Fastify that runs the same statement, one password verification, a detector without rules. The description of each benchmark names its control.
- Rounds of our code and of the control **alternate**, so that both run under the same load of the machine. The figures are medians of the rounds; the first round of each is not counted.
- The **ratio** is our figure divided by that of the control. For requests per second, 0.75 means that the API answers three quarters of the requests that the control answers, and more is better. For times, 1.5 means that it takes one and a half times as long, and less is better. Ratios depend on the machine much less than the figures themselves.
- A **target** is a bound of the ratio, or of the figure if there is no control.
- Clients, services and PostgreSQL share one machine. Rate limits are off, except for the login.

To repeat the measurements, run \`npm run bench -- all\` on a machine that does nothing else. \`--only session,planning\` measures some benchmarks again and keeps the recorded figures of the others, \`npm run bench -- session\` prints the figures of one without recording them. The exit code is 1 if a target is missed. The figures are recorded in [performance.json](performance.json); \`npm run bench -- page\` writes this page from them. \`chaos\`, \`fuzz\` and \`hostile\` look for faults, and \`cost\` writes [scaling.md](scaling.md).`;

/** What was measured, and the missed targets. */
function summary(runs: readonly Run[]): string[] {
  const results = runs.flatMap((run) => run.results);
  const withTarget = results.filter(({ held }) => held !== undefined);
  const held = withTarget.filter((result) => result.held);
  const minutes = runs.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const missed = missedTable(runs);
  return [
    `${String(runs.length)} benchmarks measured ${String(results.length)} figures in ${minutes.toFixed(0)} minutes. ${String(withTarget.length)} figures have a target; ${String(held.length)} meet it${missed === undefined ? '.' : ', and these do not:'}`,
    ...(missed === undefined ? [] : [missed]),
    ...busyWarning(runs),
  ];
}

function notMeasured(runs: readonly Run[], names: readonly string[]): string[] {
  const missing = names.filter((name) => runs.every(({ benchmark }) => benchmark !== name));
  return missing.length === 0 ? [] : [`Not measured yet: ${missing.join(', ')}.`];
}

function busyWarning(runs: readonly Run[]): string[] {
  const busy = runs.filter(({ busyness }) => busyness.cpu >= BUSY_FROM);
  if (busy.length === 0) return [];
  const names = busy.map(({ benchmark }) => benchmark).join(', ');
  return [
    `> **Warning:** the machine did other work before these benchmarks, and probably during them: ${names}. Their ratios are less precise, and their figures are worse than on an idle machine.`,
  ];
}

/** The machines, usually one. */
function machines(runs: readonly Run[]): string[] {
  const texts = runs.map(({ machine, postgres }) =>
    [
      `${machine.cpu}, ${String(machine.cores)} cores, ${String(machine.memoryGigabytes)} GB of memory`,
      machine.system,
      `Node.js ${machine.node}`,
      ...(postgres === undefined ? [] : [`PostgreSQL ${postgres}`]),
    ].join('; '),
  );
  return ['## Machine', ...new Set(texts)];
}

/** A heading, the description, the table of the figures, and the circumstances. */
function section(run: Run): string[] {
  const { benchmark, description, results, busyness, completed } = run;
  return [
    `### ${benchmark}`,
    ...(description ? [description] : []),
    ...(completed ? [] : ['**The benchmark failed before its end.**']),
    ...(results.length > 0 ? [resultTable(results)] : []),
    `\`npm run bench -- ${benchmark}\`: ${String(run.seconds)} s, ${run.date.slice(0, 16).replace('T', ' ')} UTC, commit ${run.commit}. Before: CPU ${(100 * busyness.cpu).toFixed(0)} % in use, load average ${busyness.loadAverage.toFixed(1)}.`,
  ];
}
