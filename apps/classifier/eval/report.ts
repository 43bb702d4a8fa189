import type { Locale } from '#domain/locale.js';
import { confusionsOf } from './tables/confusions.js';
import { grouped, type Grouping, type Outcome } from './evaluate.js';
import { paint } from './paint.js';
import { ratesOf } from './rates.js';
import { rulePrecision } from './tables/rule-precision.js';
import { total, type Figure, type Score } from './score.js';

const LANGUAGE: Readonly<Record<Locale, string>> = { fr: 'French', en: 'English' };

/** The figures, some with an alternative measure in the last column. */
export const REPORTED_FIGURES: readonly {
  name: string;
  figure: Figure;
  also?: Figure;
  note?: string;
}[] = [
  { name: 'techniques', figure: 'techniques', also: 'techniquesNearby', note: 'spans overlap' },
  { name: 'utensils', figure: 'utensils', also: 'utensilsNearby', note: 'spans overlap' },
  { name: 'ingredients', figure: 'ingredients', also: 'ingredientsExact', note: 'exact spans' },
  { name: 'amounts', figure: 'amounts', also: 'amountsOfFound', note: 'all found ingredients' },
  { name: 'durations', figure: 'durations' },
  { name: 'temperatures', figure: 'temperatures' },
  { name: 'food links', figure: 'foodLinks' },
  { name: 'utensil links', figure: 'utensilLinks' },
  { name: 'measure links', figure: 'measureLinks' },
];

/** Number of rules and of confusions that are printed. */
const MAX_ROWS = 20;

/**
 * Formats the tables of a language: all sentences, then by phenomenon or by style; what is most often
 * taken for what, and the most frequent rules.
 */
export function reportOf(locale: Locale, outcomes: readonly Outcome[], grouping: Grouping): string {
  const score = total(outcomes.map((outcome) => outcome.score));
  return [
    '',
    paint('bold', `${LANGUAGE[locale]} · ${String(outcomes.length)} sentences`),
    '',
    ...overallTable(score),
    '',
    ...groupTable(outcomes, grouping),
    '',
    ...confusionTable(outcomes),
    '',
    ...ruleTable(outcomes),
    '',
  ].join('\n');
}

function overallTable(score: Score): string[] {
  const head = ['precision', 'recall', 'F1', 'expected'].map((name) => name.padStart(10)).join('');
  const lines = REPORTED_FIGURES.map(({ name, figure, also, note = '' }) => {
    const { precision, recall, f1 } = ratesOf(score[figure]);
    const cells = [precision, recall, f1].map((rate) => cell(rate, 10)).join('');
    const expected = String(score[figure].expected).padStart(10);
    const line = `  ${name.padEnd(16)}${cells}${expected}`;
    return also ? `${line}${cell(ratesOf(score[also]).f1, 10)} ${paint('dim', note)}` : line;
  });
  return [paint('dim', `  ${''.padEnd(16)}${head}${'also'.padStart(10)}`), ...lines];
}

function groupTable(outcomes: readonly Outcome[], grouping: Grouping): string[] {
  const head = ['sentences', ...REPORTED_FIGURES.map(({ name }) => name)].map((name) =>
    name.padStart(14),
  );
  const lines = [...grouped(outcomes, grouping)].map(([name, group]) => {
    const score = total(group.map((outcome) => outcome.score));
    const cells = REPORTED_FIGURES.map(({ figure }) => cell(ratesOf(score[figure]).f1, 14)).join(
      '',
    );
    return `  ${name.padEnd(24)}${String(group.length).padStart(12)}${cells}`;
  });
  return [paint('dim', `  ${`F1 by ${grouping}`.padEnd(24)}${head.join('').slice(2)}`), ...lines];
}

function confusionTable(outcomes: readonly Outcome[]): string[] {
  const lines = confusionsOf(outcomes)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MAX_ROWS)
    .map(({ kind, expected, found, times }) => {
      const names = [kind, expected ?? '–', found ?? '–'].map((name) => name.padEnd(24)).join('');
      return `  ${names}${String(times).padStart(8)}`;
    });
  const head = ['kind', 'labelled', 'found'].map((name) => name.padEnd(24)).join('');
  return [paint('dim', `  ${head}${'times'.padStart(8)}`), ...lines];
}

function ruleTable(outcomes: readonly Outcome[]): string[] {
  const lines = rulePrecision(outcomes)
    .slice(0, MAX_ROWS)
    .map(({ rule, findings, right }) => {
      const count = String(findings).padStart(10);
      return `  ${rule.padEnd(48)}${count}${cell(right / findings, 11)}`;
    });
  const head = `${'rule'.padEnd(48)}${'findings'.padStart(10)}${'precision'.padStart(11)}`;
  return [paint('dim', `  ${head}`), ...lines];
}

function cell(rate: number | null, width: number): string {
  if (rate === null) return paint('dim', '·'.padStart(width));
  const style = rate >= 0.95 ? 'green' : rate >= 0.85 ? 'yellow' : 'red';
  return paint(style, rate.toFixed(3).padStart(width));
}
