import { findLocale } from '#domain/language/find-locale.js';
import type { Locale } from '#domain/locale.js';

const NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^(?:fr\b|fr_|fra\b|fre\b|french|français)/i, 'fr'],
  [/^(?:en\b|en_|eng\b|english|anglais)/i, 'en'],
];

/**
 * The language of a recipe: the first supported language that the page declares, else the language
 * of the texts.
 */
export function pageLocale(declared: Iterable<string>, texts: readonly string[]): Locale {
  for (const language of declared) {
    const known = NAMES.find(([name]) => name.test(language.trim()));
    if (known) return known[1];
  }
  return findLocale(texts);
}
