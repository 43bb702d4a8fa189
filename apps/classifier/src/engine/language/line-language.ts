/** What ingredient lines need to know about a language, besides what the engine knows. */
export interface LineLanguage {
  /** Whether the noun of a name is its last word: "tomato sauce", but "sauce tomate". */
  readonly headLast: boolean;
  /** Text that does not affect the result, and what replaces it. Applied in this order. */
  readonly cleaning: readonly CleaningRule[];
  readonly words: LineWords;
}

export type CleaningRule = readonly [pattern: RegExp, replacement: string];

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
  /** Follows an amount that is added to another: "100 g more". */
  readonly more: ReadonlySet<string>;
  /** A dish that is made of foods: "mousse au chocolat" is not chocolate. */
  readonly dishes: ReadonlySet<string>;
  /** A container whose size in brackets is the size of all: "2 sticks (1 cup) butter". */
  readonly totalled: ReadonlySet<string>;
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Matches a number with one of these words after it: "375 degrees", "2 po". */
export function dimension(words: string): RegExp {
  const number = String.raw`(?:\d+\/\d+|\d+(?:[.,]\d+)?)`;
  return new RegExp(String.raw`(?<!\d)${number}[\s-]*(?:${words})(?!\p{L})`, 'giu');
}
