import { LOCALES, type Locale } from '#domain/locale.js';
import type { Outcome } from './evaluate.js';
import { ratesOf } from './rates.js';
import { REPORTED_FIGURES } from './report.js';
import { total, type Figure, type Score } from './score.js';

/** The outcomes of each language. */
export type Outcomes = Readonly<Record<Locale, readonly Outcome[]>>;

/** Figures that the control has. */
const CONTROLLED: ReadonlySet<Figure> = new Set([
  'techniques',
  'utensils',
  'ingredients',
  'foodLinks',
  'utensilLinks',
]);

/** Writes the table of figures of each language into a page. */
export function withTables(page: string, engine: Outcomes, control: Outcomes): string {
  return LOCALES.reduce(
    (written, locale) =>
      withPart(written, `figures ${locale}`, figuresTable(engine[locale], control[locale])),
    page,
  );
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
function withPart(page: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part "${name}".`);
  return `${page.slice(0, from + start.length)}\n\n${content}\n\n${page.slice(to)}`;
}

function figuresTable(engine: readonly Outcome[], control: readonly Outcome[]): string {
  const [score, controlScore] = [scoreOf(engine), scoreOf(control)];
  const rows = REPORTED_FIGURES.map(({ name, figure }) => {
    const { precision, recall, f1 } = ratesOf(score[figure]);
    const controlF1 = CONTROLLED.has(figure) ? ratesOf(controlScore[figure]).f1 : null;
    const rates = [precision, recall, f1, controlF1].map(decimal);
    return [name, String(score[figure].expected), ...rates];
  });
  return markdownTable(['', 'labels', 'precision', 'recall', 'F1', 'F1 of the control'], rows);
}

const scoreOf = (outcomes: readonly Outcome[]): Score => total(outcomes.map(({ score }) => score));

const decimal = (rate: number | null) => (rate === null ? '' : rate.toFixed(3));

/** A table with columns of equal width. */
function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
