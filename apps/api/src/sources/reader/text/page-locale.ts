import { type Locale, LOCALES } from '#domain/locale.js';

const NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^(?:fr\b|fr_|fra\b|fre\b|french|français)/i, 'fr'],
  [/^(?:en\b|en_|eng\b|english|anglais)/i, 'en'],
];

/** Frequent words of recipes in one language that the other language does not have. */
const FUNCTION_WORDS: Record<Locale, RegExp> = {
  fr: /(?<!\p{L})(?:le|la|les|de|des|du|et|un|une|dans|avec|à)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|of|with|into|until|for|to|cup|cups)(?!\p{L})/giu,
};

/**
 * The language of a recipe: the first supported language that the page declares, else the language
 * with more function words in the texts, else French.
 */
export function pageLocale(declared: Iterable<string>, texts: readonly string[]): Locale {
  for (const language of declared) {
    const known = NAMES.find(([name]) => name.test(language.trim()));
    if (known) return known[1];
  }
  const text = texts.join(' ');
  const [fr = 0, en = 0] = LOCALES.map((locale) => text.match(FUNCTION_WORDS[locale])?.length ?? 0);
  return en > fr ? 'en' : 'fr';
}
