import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#domain/locale.js';
import type { PrintedLine, PrintedList } from '#domain/planning/printing/printed-list.js';

interface Words {
  readonly headings: readonly string[];
  /** In the first column, for what the house has. */
  readonly staples: string;
  /** In the first column, for lines of which everything was bought. */
  readonly bought: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  fr: {
    headings: ['rayon', 'ingrédient', 'quantité', 'unité', 'recettes'],
    staples: 'À la maison',
    bought: 'Déjà acheté',
  },
  en: {
    headings: ['category', 'ingredient', 'quantity', 'unit', 'recipes'],
    staples: 'At home',
    bought: 'Already bought',
  },
};

/** Characters at which spreadsheets may divide a line, depending on their locale and settings. */
const OTHER_SEPARATORS = /\s*[;\t\r\n]\s*/g;

/**
 * A shopping list as CSV (RFC 4180): one record for each amount, with decimal points. What the
 * house has and what was bought come last.
 */
export function listAsCsv({ missing, staples, bought }: PrintedList, locale: Locale): string {
  const words = WORDS[locale];
  const records = [
    ...missing.flatMap((line) => recordsOf(line, line.shelf)),
    ...staples.flatMap((line) => recordsOf(line, words.staples)),
    ...bought.flatMap((line) => recordsOf(line, words.bought)),
  ];
  return stringify([words.headings, ...records], {
    record_delimiter: '\r\n',
    escape_formulas: true,
  });
}

function recordsOf({ name, amounts, recipes }: PrintedLine, shelf: string | null): unknown[][] {
  const written = amounts.length === 0 ? [{ quantity: null, unit: null }] : amounts;
  return written.map(({ quantity, unit }) => [
    shelf,
    withoutSeparators(name),
    quantity,
    unit,
    recipes.map(withoutSeparators).join(', '),
  ]);
}

/**
 * Replaces the separators that CSV does not quote by commas. Otherwise, a spreadsheet that divides
 * lines at semicolons would read the rest of the name "Tarte;=1+1" as a formula.
 */
function withoutSeparators(name: string): string {
  return name.replace(OTHER_SEPARATORS, ', ');
}
