import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { boundsOf, formatValue, type Result } from '../harness/figures/report.js';
import { readRuns, type Run } from './recording.js';

/** Writes the page from the recorded figures of the folder. */
export async function writePage(folder: string): Promise<void> {
  writeFileSync(fileIn(folder), await createPage(readRuns(folder)));
}

/** Whether the page is what the recorded figures give. */
export async function isPageCurrent(folder: string): Promise<boolean> {
  const file = fileIn(folder);
  return existsSync(file) && readFileSync(file, 'utf8') === (await createPage(readRuns(folder)));
}

function fileIn(folder: string): string {
  return path.join(folder, 'performance.md');
}

const INTRODUCTION = `# Performance

\`npm run bench -- all\` measures these figures and writes this page. Do not edit it.

A control does the least that the task needs. Rounds of our code and of the control alternate, and the figures are medians of the rounds. The ratio is our figure divided by that of the control; it depends on the machine much less than the figures. A bound without a unit is one of the ratio, or of the figure if there is no control; bold ones are missed. Clients, services and PostgreSQL share one machine. Rate limits are off, except for the login.`;

/** Creates the page as formatted Markdown. */
async function createPage(runs: readonly Run[]): Promise<string> {
  const parts = [INTRODUCTION, ...machines(runs), ...runs.flatMap(section)];
  const options = await resolveConfig(import.meta.filename);
  return format(parts.join('\n\n'), { ...options, parser: 'markdown' });
}

/** The machines, usually one. */
function machines(runs: readonly Run[]): string[] {
  const texts = runs.map(({ machine, postgres = '' }) => `${machine}, PostgreSQL ${postgres}.`);
  return [...new Set(texts)];
}

/** A heading, the description, the circumstances, and the table of the figures. */
function section(run: Run): string[] {
  const { benchmark, description = '', results, completed, date, commit } = run;
  return [
    `## ${benchmark}`,
    `${description} Measured on ${date.slice(0, 10)}, commit ${commit}.`,
    ...(completed ? [] : ['**The benchmark failed before its end.**']),
    ...(results.length > 0 ? [table(results)] : []),
  ];
}

function table(results: readonly Result[]): string {
  const hasControl = results.some(({ control }) => control !== undefined);
  const columns = ['figure', 'ours', ...(hasControl ? ['control', 'ratio'] : []), 'bound'];
  const rows = [columns, columns.map(() => '---'), ...results.map((row) => cells(row, hasControl))];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cells(result: Result, hasControl: boolean): string[] {
  const { name, unit, ours, control, ratio, held } = result;
  const compared = [control === undefined ? '' : formatValue(control), ratio?.toFixed(2) ?? ''];
  const bound = boundsOf(result);
  return [
    name.replaceAll('|', '\\|'),
    `${formatValue(ours)} ${unit}`.trim(),
    ...(hasControl ? compared : []),
    held === false ? `**${bound}**` : bound,
  ];
}
