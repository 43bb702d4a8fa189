import type { UnitKey } from '#domain/catalogue/units.js';

/** The spellings of a unit. A unit that the catalogue does not have is converted. */
export interface UnitNames {
  readonly unit: UnitKey;
  /** Number of `unit` in one written unit: a pound is 454 times a gram. */
  readonly factor: number;
  /**
   * All spellings with plurals, without the full stops of abbreviations: "c à s" also matches
   * "c. à s.".
   */
  readonly forms: readonly string[];
}

/** The measure words of a language that are not units of the catalogue. */
export interface MeasureWords {
  /** Packages, which may have a size: "boîte (400 g)". */
  readonly containers: readonly string[];
  /** Natural or cut pieces of food, which can be counted. */
  readonly pieces: readonly string[];
  /**
   * Amounts without a number: "un filet d'huile". A word that is also in `pieces` is a piece of meat
   * or fish and an amount without a number of any other food.
   */
  readonly vague: readonly string[];
}

export interface UnitTable {
  readonly units: readonly UnitNames[];
  readonly measures: MeasureWords;
}

/** A row of the table. `names` are comma-separated, with plural endings in brackets: `gramme(s)`. */
export function unit(key: UnitKey, names: string, factor = 1): UnitNames {
  return { unit: key, factor, forms: words(names) };
}

/** Parses comma-separated words, each with and without the text in brackets. */
export function words(row: string): string[] {
  return row
    .split(',')
    .map((word) => word.trim())
    .flatMap((word) =>
      word.includes('(') ? [word.replace(/\([^)]*\)/g, ''), word.replaceAll(/[()]/g, '')] : [word],
    );
}
