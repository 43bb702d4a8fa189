import type { Locale } from '../locale.js';
import type { PrintedLine } from './printed-list.js';

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  fr: ['rayon', 'ingrédient', 'quantité', 'unité', 'recettes'],
  en: ['category', 'ingredient', 'quantity', 'unit', 'recipes'],
};

/** A shopping list as RFC 4180 wants it: one record for each amount, numbers with a point. */
export function listAsCsv(lines: readonly PrintedLine[], locale: Locale): string {
  const records = lines.flatMap(({ category, ingredient, amounts, recipes }) =>
    amounts.map(({ quantity, unit }) => [
      category ?? '',
      ingredient,
      String(quantity),
      unit,
      recipes.join(', '),
    ]),
  );
  return [HEADINGS[locale], ...records]
    .map((record) => `${record.map(asField).join(',')}\r\n`)
    .join('');
}

/**
 * Spreadsheets run what begins like a formula, even when quoted: an apostrophe makes it a text
 * (OWASP, "CSV Injection").
 */
function asField(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
