import { LOCALES, type Locale } from '#domain/locale.js';
import type { Rule } from '../engine/rules/rule.js';
import { languages, Pipeline } from '../../test/pipeline.js';

/** All rows of a language that are rules. */
function rulesOf(locale: Locale): Rule<unknown>[] {
  const lists: unknown[] = Object.values(languages[locale].data);
  return lists.filter(Array.isArray).flat().filter(isRule);
}

function isRule(row: unknown): row is Rule<unknown> {
  return typeof row === 'object' && row !== null && 'id' in row && 'example' in row;
}

const rows = LOCALES.flatMap((locale) =>
  rulesOf(locale).map((rule): [Locale, string, string] => [locale, rule.id, rule.example]),
);

it.each(rows)('%s rule %s decides in "%s"', (locale, id, example) => {
  const { decisions } = new Pipeline(locale, example);
  expect(decisions.map(({ rule }) => rule)).toContain(id);
});
