import { countWords, findLocale } from '#domain/language/find-locale.js';
import type { Locale } from '#domain/locale.js';

const NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^(?:fr\b|fr_|fra\b|fre\b|french|français)/i, 'fr'],
  [/^(?:en\b|en_|eng\b|english|anglais)/i, 'en'],
];

/** How many times more words of the other language outvote a declared language, and their minimum. */
const MARGIN = 3;
const MIN_WORDS = 3;

/**
 * The language of a recipe: the first supported language that the page declares, unless the texts
 * have clearly more words of the other; else the language of the texts.
 */
export function pageLocale(declared: Iterable<string>, texts: readonly string[]): Locale {
  const counts = countWords(texts);
  for (const language of declared) {
    const known = NAMES.find(([name]) => name.test(language.trim()))?.[1];
    if (!known) continue;
    const other: Locale = known === 'fr' ? 'en' : 'fr';
    const isOutvoted = counts[other] >= MIN_WORDS && counts[other] > MARGIN * counts[known];
    return isOutvoted ? other : known;
  }
  return findLocale(texts);
}
