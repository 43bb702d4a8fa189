import { type Locale, LOCALES } from '../locale.js';
import { FREQUENT_WORDS } from './frequent-words.js';

/** A language, or `auto` for the language of the texts. */
export const LOCALE_CHOICES = [...LOCALES, 'auto'] as const;

export type LocaleChoice = (typeof LOCALE_CHOICES)[number];

/** Maximum number of characters that are read, from the first one on. */
const MAX_LENGTH = 50_000;

const LOCALE_OF_WORD: ReadonlyMap<string, Locale> = new Map(
  LOCALES.flatMap(
    (locale) => FREQUENT_WORDS[locale].match(/\S+/g)?.map((word) => [word, locale] as const) ?? [],
  ),
);

/** How many frequent words of each language the texts have. */
export function countWords(texts: readonly string[]): Record<Locale, number> {
  const counts: Record<Locale, number> = { fr: 0, en: 0 };
  const text = texts.join('\n').slice(0, MAX_LENGTH).normalize('NFC').toLowerCase();
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    const locale = LOCALE_OF_WORD.get(word);
    if (locale !== undefined) counts[locale]++;
  }
  return counts;
}

/**
 * The language of the texts of a recipe: the one with the most frequent words in them.
 *
 * @param otherwise the language if no other has more words
 */
export function findLocale(texts: readonly string[], otherwise: Locale = 'fr'): Locale {
  const counts = countWords(texts);
  return LOCALES.reduce(
    (best, locale) => (counts[locale] > counts[best] ? locale : best),
    otherwise,
  );
}

/** The language that a request chooses for its texts. */
export function chosenLocale(choice: LocaleChoice, texts: readonly string[]): Locale {
  return choice === 'auto' ? findLocale(texts) : choice;
}
