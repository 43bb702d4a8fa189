import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';

/** Function words of an ingredient line, by their effect. */
export interface LineWords {
  /** Precedes an alternative ingredient: "beurre ou margarine". */
  readonly or: ReadonlySet<string>;
  /** Precedes a word that accompanies the ingredient: "huile pour la poêle". */
  readonly secondary: ReadonlySet<string>;
  /** Precedes an absent ingredient: "yaourt sans sucre". */
  readonly without: ReadonlySet<string>;
  /** Links the two numbers of a range: "2 à 3". */
  readonly range: ReadonlySet<string>;
  /** Adds two amounts: "1 tasse + 2 c. à soupe". */
  readonly plus: ReadonlySet<string>;
  /** Links a number to its unit: "1/3 de tasse". */
  readonly of: ReadonlySet<string>;
  /** Adds half a unit to an amount: "1 tasse et demie". */
  readonly andAHalf: RegExp;
}

/** Ingredients that a more specific name beside them replaces. */
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
