import { LOCALES, type Locale } from '#domain/locale.js';
import { languages } from '../../../test/pipeline.js';
import { rulesOf } from '../../../test/rules-of.js';
import { CLAUSE_RULES } from '../clauses/clause-rules.js';
import { detect } from '../detect.js';
import { OBJECT_RULES } from '../objects/has-object.js';
import { DEPENDENCE_RULES } from '../references/dependence-rules.js';
import { ACTING_RULES, OBJECT_FOCUS_RULES, VESSEL_FOCUS_RULES } from '../references/focus-rules.js';
import { MEASURE_CLAUSE_RULES } from '../references/measure-clauses.js';
import { OMISSION_RULES, REFERENCE_RULES } from '../references/take-up-rules.js';

/** The results that a rule gave to parts of a text. */
function resultsOf(locale: Locale, id: string, text: string): (string | null)[] {
  const { decisions = [] } = detect(languages[locale], text, true);
  return decisions.filter(({ rule }) => rule === id).map(({ result }) => result);
}

/** Whether a rule of a language accepts what it is about. */
const accepts = (result: unknown) => result !== null && result !== false;

const rows = LOCALES.flatMap((locale) =>
  rulesOf(languages[locale].data).map(
    ({ id, example, result }) => [locale, id, example, result] as const,
  ),
);

it.each(rows)('%s rule %s decides in "%s"', (locale, id, example, result) => {
  const results = resultsOf(locale, id, example);
  expect(results.map(accepts)).toContain(accepts(result));
});

const TABLES = [
  OBJECT_RULES,
  CLAUSE_RULES,
  DEPENDENCE_RULES,
  REFERENCE_RULES,
  OMISSION_RULES,
  ACTING_RULES,
  OBJECT_FOCUS_RULES,
  VESSEL_FOCUS_RULES,
  MEASURE_CLAUSE_RULES,
];
const tableRows = TABLES.flatMap((table) =>
  table.map(
    ({ id, example, result }: { id: string; example: string; result: unknown }) =>
      [id, example, result] as const,
  ),
);

/**
 * Whether an explanation names the result of a rule. Other results than keys, `true` and `false`
 * depend on the text.
 */
const isResult = (result: unknown, recorded: string | null) =>
  typeof result === 'function' ||
  result === 'same' ||
  result === recorded ||
  result === accepts(recorded);

it.each(tableRows)('rule %s of all languages decides in "%s"', (id, example, result) => {
  const recorded = LOCALES.flatMap((locale) => resultsOf(locale, id, example));
  expect(recorded.filter((each) => isResult(result, each))).not.toEqual([]);
});

it('names each rule of all languages once, and like no rule of a language', () => {
  const ids = tableRows.map(([id]) => id);
  const languageIds = new Set(rows.map(([, id]) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i || languageIds.has(id))).toEqual([]);
});
