import { ingredientNames } from '#domain/catalogue/ingredient-names.js';
import { type Locale, LOCALES } from '#domain/locale.js';

const NAMES: readonly (readonly [RegExp, Locale])[] = [
  [/^(?:fr\b|fr_|fra\b|fre\b|french|français)/i, 'fr'],
  [/^(?:en\b|en_|eng\b|english|anglais)/i, 'en'],
];

/** Frequent words of recipes in one language that the other language does not have. */
const FUNCTION_WORDS: Record<Locale, readonly string[]> = {
  fr: 'le la les de des du et un une dans avec à'.split(' '),
  en: 'the and of with into until for to cup cups'.split(' '),
};
const WORD = /\p{L}+/gu;
/** Maximum number of words that are counted. */
const MAX_WORDS = 2000;
/** How many times more words of the other language outvote a declared language, and their minimum. */
const MARGIN = 3;
const MIN_WORDS = 3;

const fold = (word: string) => word.toLowerCase().replaceAll('œ', 'oe');

/** The words in names of foods that one language has and the others have not. */
let foodWords: ReadonlyMap<string, Locale> | undefined;

function readFoodWords(): Map<string, Locale> {
  const found = new Map<string, Locale | undefined>();
  for (const locale of LOCALES) {
    for (const word of new Set(
      ingredientNames(locale).flatMap(({ forms }) => forms.flatMap(wordsOf)),
    )) {
      found.set(word, found.has(word) ? undefined : locale);
    }
  }
  return new Map([...found].filter((entry): entry is [string, Locale] => entry[1] !== undefined));
}

const wordsOf = (text: string) => fold(text).match(WORD) ?? [];

interface Counts {
  /** Function words alone. */
  readonly functions: Record<Locale, number>;
  /** Function words and words of foods. */
  readonly all: Record<Locale, number>;
}

/** The number of words of each language at the start of texts. */
function countWords(texts: readonly string[]): Counts {
  foodWords ??= readFoodWords();
  const counts: Counts = { functions: { fr: 0, en: 0 }, all: { fr: 0, en: 0 } };
  let remaining = MAX_WORDS;
  for (const text of texts) {
    for (const [match] of text.matchAll(WORD)) {
      if (remaining === 0) return counts;
      remaining -= 1;
      const word = fold(match);
      const spoken = LOCALES.find((locale) => FUNCTION_WORDS[locale].includes(word));
      const locale = spoken ?? foodWords.get(word);
      if (locale) counts.all[locale] += 1;
      if (spoken) counts.functions[spoken] += 1;
    }
  }
  return counts;
}

/**
 * The language of a recipe: the first supported language that the page declares, unless the texts
 * have clearly more words of the other; else the language with more function words in the texts, else
 * French.
 */
export function pageLocale(declared: Iterable<string>, texts: readonly string[]): Locale {
  const { functions, all } = countWords(texts);
  for (const language of declared) {
    const known = NAMES.find(([name]) => name.test(language.trim()))?.[1];
    if (!known) continue;
    const other: Locale = known === 'fr' ? 'en' : 'fr';
    const isOutvoted = all[other] >= MIN_WORDS && all[other] > MARGIN * all[known];
    return isOutvoted ? other : known;
  }
  return functions.en > functions.fr ? 'en' : 'fr';
}
