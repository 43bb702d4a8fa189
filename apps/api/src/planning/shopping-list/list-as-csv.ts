import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#domain/locale.js';
import type { PrintedLine } from '#domain/planning/printed-list.js';

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['rayon', 'ingrédient', 'quantité', 'unité', 'recettes'],
  en: ['category', 'ingredient', 'quantity', 'unit', 'recipes'],
};

/** Characters at which spreadsheets may divide a line, depending on their locale and settings. */
const OTHER_SEPARATORS = /\s*[;\t\r\n]\s*/g;

/** A shopping list as CSV (RFC 4180): one record for each amount, with decimal points. */
export function listAsCsv(lines: readonly PrintedLine[], locale: Locale): string {
  const records = lines.flatMap(({ category, ingredient, amounts, recipes }) =>
    amounts.map(({ quantity, unit }) => [
      category,
      ingredient,
      quantity,
      unit,
      recipes.map(withoutSeparators).join(', '),
    ]),
  );
  return stringify([HEADINGS[locale], ...records], {
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}

/**
 * Replaces the separators that CSV does not quote by commas. Otherwise, a spreadsheet that divides
 * lines at semicolons would read the rest of the name "Tarte;=1+1" as a formula.
 */
function withoutSeparators(name: string): string {
  return name.replace(OTHER_SEPARATORS, ', ');
}
