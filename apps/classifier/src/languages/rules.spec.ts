import { LOCALES, type Locale } from '#domain/locale.js';
import { process } from '../engine/process.js';
import { languages } from '../../test/pipeline.js';
import { rulesOf } from '../../test/rules-of.js';

const rows = LOCALES.flatMap((locale) =>
  rulesOf(languages[locale].data).map(({ id, example }): [Locale, string, string] => [
    locale,
    id,
    example,
  ]),
);

it.each(rows)('%s rule %s decides in "%s"', (locale, id, example) => {
  const { decisions = [] } = process(languages[locale], example, true);
  expect(decisions.map(({ rule }) => rule)).toContain(id);
});
