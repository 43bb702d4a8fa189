import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';

/** Small words of an ingredient line, by what they tell. */
export interface LineWords {
  /** What follows is another ingredient that would do: "beurre ou margarine". */
  readonly or: ReadonlySet<string>;
  /** What follows goes with the ingredient but is not it: "huile pour la poêle". */
  readonly secondary: ReadonlySet<string>;
  /** What follows is not there: "yaourt sans sucre". */
  readonly without: ReadonlySet<string>;
  /** Between two numbers they make a range: "2 à 3". */
  readonly range: ReadonlySet<string>;
  /** Between two amounts they make a sum: "1 tasse + 2 c. à soupe". */
  readonly plus: ReadonlySet<string>;
  /** Between a number and its unit: "1/3 de tasse". */
  readonly of: ReadonlySet<string>;
  /** After an amount they add half of its unit: "1 tasse et demie". */
  readonly andAHalf: RegExp;
}

/** Words for a kind of food, that another name beside them makes more precise. */
export const GENERIC_INGREDIENTS: ReadonlySet<IngredientKey> = new Set<IngredientKey>([
  'cheese',
  'sauce',
  'fish',
  'cereal',
  'cookie',
  'chiliPepper',
  'spices',
]);

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const LINE_WORDS: Readonly<Record<Locale, LineWords>> = {
  fr: {
    or: set('ou et plus ainsi'),
    secondary: set('pour avec dans en type genre style façon comme selon par à au aux facultatif'),
    without: set('sans non'),
    range: set('à a ou'),
    plus: set('+ plus et'),
    of: set('de d'),
    andAHalf: /^\s*et\s+demie?\b/i,
  },
  en: {
    or: set('or and plus'),
    secondary: set('for with in such to from like as into on at per including if but'),
    without: set('without no not free'),
    range: set('to or'),
    plus: set('+ plus and'),
    of: set('of'),
    andAHalf: /^\s*and\s+(?:a|one)[\s-]+half\b/i,
  },
};
