import type { Locale } from '#domain/locale.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';

/** Function words of an ingredient line, by their effect. */
export interface LineWords {
  /** Precedes an alternative ingredient: "beurre ou margarine". */
  readonly or: ReadonlySet<string>;
  /** Separates two foods that share their noun: "chicken or beef broth". */
  readonly alternative: ReadonlySet<string>;
  /** Precedes a word that accompanies the ingredient: "huile pour la poêle". */
  readonly secondary: ReadonlySet<string>;
  /** Precedes an absent ingredient: "yaourt sans sucre". */
  readonly without: ReadonlySet<string>;
  /** Follows an absent ingredient: "nut-free pesto". */
  readonly free: ReadonlySet<string>;
  /** Describes a substitute without animal products: "steak haché végétal". */
  readonly plantBased: RegExp;
  /** Links the two numbers of a range: "2 à 3". */
  readonly range: ReadonlySet<string>;
  /** Adds two amounts: "1 tasse + 2 c. à soupe". */
  readonly plus: ReadonlySet<string>;
  /** Follows an amount that is added to another: "100 g more". */
  readonly more: ReadonlySet<string>;
  /** Links a number to its unit: "1/3 de tasse". */
  readonly of: ReadonlySet<string>;
  /** Precedes a size after a count: "œufs 6 calibre M". */
  readonly sizes: ReadonlySet<string>;
  /** A dish that is made of foods: "mousse au chocolat" is not chocolate. */
  readonly dishes: ReadonlySet<string>;
  /** A container whose size in brackets is the size of all: "2 sticks (1 cup) butter". */
  readonly totalled: ReadonlySet<string>;
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

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const LINE_WORDS: Readonly<Record<Locale, LineWords>> = {
  fr: {
    or: set('ou et & plus ainsi'),
    alternative: new Set(),
    secondary: set('pour avec dans en type genre style façon comme selon par à au aux facultatif'),
    without: set('sans non'),
    free: new Set(),
    plantBased:
      /\b(?:v[ée]gane?s?|v[ée]g[ée]tale?s?|v[ée]g[ée]taux|v[ée]g[ée]talien(?:ne)?s?|v[ée]g[ée]tarien(?:ne)?s?)(?!\p{L})/iu,
    range: set('à a ou'),
    plus: set('+ plus et &'),
    more: set('supplémentaire supplémentaires'),
    of: set('de d'),
    sizes: set('calibre taille'),
    totalled: new Set(),
    dishes: set(
      `ganache ganaches mousse mousses dacquoise tarte tartes tartelette tartelettes quiche quiches
      crumble clafoutis cheesecake tiramisu soufflé velouté gratin entremets bavarois financier
      financiers muffin muffins beignet beignets feuilleté feuilletés flan streusel sablage duxelles
      farce ratatouille risotto croquette croquettes omelette sandwich sandwichs crémeux
      blanquette potage terrine pizza pizzas`,
    ),
    andAHalf: /^\s*et\s+demie?\b/i,
  },
  en: {
    or: set('or and & plus'),
    alternative: set('or /'),
    secondary: set('for with in such to from like as into on at per including if but'),
    without: set('without no not'),
    free: set('free'),
    plantBased:
      /\b(?:vegan|vegetarian|meatless|eggless|(?:plant[\s-]based)|(?:dairy|meat|egg)[\s-]free)\b/i,
    range: set('to or'),
    plus: set('+ plus and &'),
    more: set('more extra additional'),
    of: set('of'),
    sizes: set('size'),
    totalled: set('stick sticks'),
    dishes: set(
      `ganache mousse crumble cobbler cheesecake quiche quiches pie pies tart tarts soup salad
      casserole muffin muffins parfait soufflé trifle tiramisu fritter fritters risotto gratin streusel
      sandwich sandwiches filling glaze crust stuffing dip kit substitute
      substitutes`,
    ),
    andAHalf: /^\s*and\s+(?:a|one)[\s-]+half\b/i,
  },
};
