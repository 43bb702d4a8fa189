import { readLabel, readSingulars } from '../catalogue/ingredient-names/notation.js';
import { pluralEn } from '../catalogue/ingredient-names/plural.en.js';
import { pluralFr } from '../catalogue/ingredient-names/plural.fr.js';
import type { Locale } from '../locale.js';

/** The names of a key, for people who choose it from a list or search for it. */
export interface Label {
  /** In the singular, as on a shopping list. */
  readonly name: string;
  /** Equal to `name` when the name has no plural. */
  readonly plural: string;
  /** Other names, in the singular and in lower case. */
  readonly synonyms: readonly string[];
}

/**
 * A row of names for each key and language, in the notation of `ingredient-names/notation.ts`:
 * comma-separated, the label first. `!` after the label: it has no plural.
 */
export type LabelRows<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>;

const PLURAL: Readonly<Record<Locale, (name: string) => string>> = { fr: pluralFr, en: pluralEn };

/** Reads a row of names. `otherNames` become synonyms too. */
export function readRow(row: string, locale: Locale, otherNames: readonly string[] = []): Label {
  const name = readLabel(row);
  const [first = ''] = row.split(',', 1);
  return {
    name,
    plural: first.includes('!') ? name : PLURAL[locale](name),
    synonyms: synonymsOf(name, [...readSingulars(row), ...otherNames], locale),
  };
}

/**
 * The names in lower case, without plurals of other names and without names that differ from
 * another one in accents only.
 */
export function synonymsOf(name: string, names: readonly string[], locale: Locale): string[] {
  const distinct = new Map<string, string>();
  for (const each of [name, ...names].map((written) => written.toLowerCase())) {
    const unaccented = each.normalize('NFD').replace(/\p{M}/gu, '');
    if (!distinct.has(unaccented)) distinct.set(unaccented, each);
  }
  const all = [...distinct.values()];
  const plurals = new Set(all.map(PLURAL[locale]).filter((plural, i) => plural !== all[i]));
  return all.slice(1).filter((each) => !plurals.has(each));
}
