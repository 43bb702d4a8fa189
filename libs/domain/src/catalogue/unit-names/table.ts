import type { UnitKey } from '#domain/catalogue/units.js';

export interface UnitNames {
  readonly unit: UnitKey;
  /** How many of `unit` one of what is written makes. */
  readonly factor: number;
  /**
   * Every spelling, plurals included, without the full stops of abbreviations: "c à s" stands for
   * "c. à s." too.
   */
  readonly forms: readonly string[];
}

export interface MeasureWords {
  /** What food is sold in, which may say how much it holds: "boîte (400 g)". */
  readonly containers: readonly string[];
  /** What food grows as or is cut into: so many of them can be counted. */
  readonly pieces: readonly string[];
  /** Amounts that nobody could tell in figures: "un filet d'huile". */
  readonly vague: readonly string[];
}

export interface UnitTable {
  readonly units: readonly UnitNames[];
  readonly measures: MeasureWords;
}

/** A row of the table; `names` are separated by commas, with plurals in brackets: `gramme(s)`. */
export function unit(key: UnitKey, names: string, factor = 1): UnitNames {
  return { unit: key, factor, forms: words(names) };
}

/** Reads comma-separated words, each with and without what stands in brackets. */
export function words(row: string): string[] {
  return row
    .split(',')
    .map((word) => word.trim())
    .flatMap((word) =>
      word.includes('(') ? [word.replace(/\([^)]*\)/g, ''), word.replaceAll(/[()]/g, '')] : [word],
    );
}
