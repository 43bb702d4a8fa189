import { fail, importCompiled } from '../prepare.mjs';

/** Only plain wordings are names; the others contain signs of the notation. */
const PLAIN = /^[\p{L}][\p{L} '-]*$/u;

const namesIn = (wordings) =>
  Object.fromEntries(
    Object.entries(wordings).map(([key, names]) => [key, names.filter((name) => PLAIN.test(name))]),
  );

/** The names that the classifier knows. */
async function classifierNames(locale) {
  const folder = `apps/classifier/src/engine/languages/${locale}`;
  const suffix = locale.toUpperCase();
  const techniques = await importCompiled(`${folder}/techniques/techniques.js`);
  const utensils = await importCompiled(`${folder}/utensils/utensils.js`);
  return {
    techSteps: namesIn(techniques[`TECHNIQUES_${suffix}`]),
    utensils: namesIn(utensils[`UTENSILS_${suffix}`]),
  };
}

/** The sentence about each error, by code. */
async function errorSentences(locale) {
  const { ERRORS } = await importCompiled('libs/platform/src/errors/error-catalogue.js');
  return Object.fromEntries(
    Object.entries(ERRORS).map(([name, { code, [locale]: sentence }]) =>
      sentence ? [code, sentence] : fail(`${name} has no sentence in ${locale}.`),
    ),
  );
}

/** JSON with one line for each label, so that a difference shows the label that changed. */
function print({ locale, ...tables }) {
  const rows = (table) =>
    Object.entries(table).map(([key, label]) => `    "${key}": ${JSON.stringify(label)}`);
  const printed = Object.entries(tables).map(
    ([name, table]) => `  "${name}": {\n${rows(table).join(',\n')}\n  }`,
  );
  return `{\n${[`  "locale": "${locale}"`, ...printed].join(',\n')}\n}\n`;
}

/** The label file of each language, by file name. */
export async function labelFiles() {
  const { LOCALES } = await importCompiled('libs/domain/src/locale.js');
  const { labelFile } = await importCompiled('libs/domain/src/labels/label-file.js');
  const files = LOCALES.map(async (locale) => {
    const labels = labelFile(locale, await classifierNames(locale));
    return [`${locale}.json`, print({ ...labels, errors: await errorSentences(locale) })];
  });
  return new Map(await Promise.all(files));
}
