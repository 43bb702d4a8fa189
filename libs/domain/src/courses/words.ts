import { readNames } from '../catalogue/ingredient-names/notation.js';
import { pluralEn } from '../catalogue/ingredient-names/plural.en.js';
import { pluralFr } from '../catalogue/ingredient-names/plural.fr.js';
import type { Locale } from '../locale.js';
import { sortName } from '../search/words.js';

const PLURAL: Readonly<Record<Locale, (name: string) => string>> = { fr: pluralFr, en: pluralEn };

/** "pâté" and "pâte" are different words, which are equal without accents. */
const PATE = /pâté/giu;

/** A text in lower case and without accents. */
export function foldedText(text: string): string {
  return sortName(text.normalize('NFC').replace(PATE, 'patee'));
}

/** The values by the names of a table, which has the notation of the names of ingredients. */
export function byName<Value extends string>(
  table: Readonly<Partial<Record<Value, string>>>,
  locale: Locale,
): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const [value, names] of Object.entries(table) as [Value, string][]) {
    const row = names.replace(/\s+/g, ' ').trim();
    for (const form of readNames(row, PLURAL[locale]).forms) {
      const name = foldedText(form);
      if (!values.has(name)) values.set(name, value);
    }
  }
  return values;
}
