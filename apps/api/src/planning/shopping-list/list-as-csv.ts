import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#domain/locale.js';
import type { PrintedLine } from '#domain/planning/printed-list.js';

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['rayon', 'ingrédient', 'quantité', 'unité', 'recettes'],
  en: ['category', 'ingredient', 'quantity', 'unit', 'recipes'],
};

/** A shopping list as CSV (RFC 4180): one record for each amount, with decimal points. */
export function listAsCsv(lines: readonly PrintedLine[], locale: Locale): string {
  const records = lines.flatMap(({ category, ingredient, amounts, recipes }) =>
    amounts.map(({ quantity, unit }) => [category, ingredient, quantity, unit, recipes.join(', ')]),
  );
  return stringify([HEADINGS[locale], ...records], {
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}
