/** What ingredient lines need to know about a language, besides what the engine knows. */
export interface LineLanguage {
  /** Whether the noun of a name is its last word: "tomato sauce", but "sauce tomate". */
  readonly headLast: boolean;
  /** Text that does not affect the result, and what replaces it. Applied in this order. */
  readonly cleaning: readonly CleaningRule[];
  readonly words: LineWords;
}

/**
 * A replacement is filled with spaces up to the length of what it replaces, and may not be longer.
 * It may contain "$1", the first group of the pattern.
 */
export type CleaningRule = readonly [pattern: RegExp, replacement: string];

/** Function words of an ingredient line, by their effect. */
export interface LineWords {
  /** Separates two ingredients: "beurre et farine", "beurre ou margarine". */
  readonly or: ReadonlySet<string>;
  /** Precedes a choice beside an ingredient: "beurre ou margarine". */
  readonly choice: ReadonlySet<string>;
  /** Precedes a number of parts or of steps: "coupé en 4", "cut into 2". */
  readonly into: ReadonlySet<string>;
  /** Says that a size is the size of all containers together: "2 boîtes (soit 800 g)". */
  readonly total: ReadonlySet<string>;
  /** Separates two foods that share their noun: "chicken or beef broth". */
  readonly alternative: ReadonlySet<string>;
  /** Precedes a word that accompanies the ingredient: "huile pour la poêle". */
  readonly secondary: ReadonlySet<string>;
  /** Precedes what food is put into: "beurre pour le moule". */
  readonly holds: ReadonlySet<string>;
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
  const range = String.raw`(?:\d+\s*(?:à|to|-|–)\s*)?`;
  return new RegExp(String.raw`(?<!\d)${range}${number}[\s-]*(?:${words})(?!\p{L})`, 'giu');
}
