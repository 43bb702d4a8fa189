import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { type Locale, LOCALES } from '#domain/locale.js';

const NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^(?:fr\b|fr_|fra\b|fre\b|french|français)/i, 'fr'],
  [/^(?:en\b|en_|eng\b|english|anglais)/i, 'en'],
];

/** Frequent words of recipes in one language that the other language does not have. */
const FUNCTION_WORDS: Record<Locale, string> = {
  fr: 'le la les de des du et un une dans avec à au aux pour sur pendant puis cuillère cuillères pincée gousse',
  en: 'the and of with into until for to cup cups tablespoon tablespoons teaspoon teaspoons tbsp tsp pinch clove',
};
const WORD = /\p{L}+/gu;
/** Maximum number of words that are counted. */
const MAX_WORDS = 2000;
/** How many times more words of the other language outvote a declared language, and their minimum. */
const MARGIN = 3;
const MIN_WORDS = 3;

const fold = (word: string) => word.toLowerCase().replaceAll('œ', 'oe');
let votes: ReadonlyMap<string, Locale> | undefined;

/** The words that one language has and the other has not: function words and names of foods. */
function readVotes(): Map<string, Locale> {
  const words = LOCALES.map((locale) => {
    const foods = ingredientNames(locale).flatMap(({ forms }) => forms);
    return new Set([...foods, FUNCTION_WORDS[locale]].flatMap((text) => fold(text).match(WORD) ?? []));
  });
  const found = new Map<string, Locale>();
  LOCALES.forEach((locale, i) => {
    for (const word of words[i] ?? []) {
      if (word.length > 1 && !words.some((others, j) => j !== i && others.has(word))) found.set(word, locale);
    }
  });
  return found.set('à', 'fr');
}

/** The number of words of each language in texts. */
function countWords(texts: readonly string[]): Record<Locale, number> {
  votes ??= readVotes();
  const counts = Object.fromEntries(LOCALES.map((locale) => [locale, 0])) as Record<Locale, number>;
  let remaining = MAX_WORDS;
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) {
      const locale = votes.get(fold(word));
      if (locale) counts[locale] += 1;
      remaining -= 1;
      if (remaining <= 0) return counts;
    }
  }
  return counts;
}

/**
 * The language of a recipe: the first supported language that the page declares, unless the texts
 * have clearly more words of another; else the language with more words in the texts, else French.
 */
export function pageLocale(declared: Iterable<string>, texts: readonly string[]): Locale {
  const counts = countWords(texts);
  const spoken: Locale = counts.en > counts.fr ? 'en' : 'fr';
  for (const language of declared) {
    const known = NAMES.find(([name]) => name.test(language.trim()))?.[1];
    if (!known) continue;
    const isOutvoted = counts[spoken] >= MIN_WORDS && counts[spoken] > MARGIN * counts[known];
    return isOutvoted ? spoken : known;
  }
  return spoken;
}
