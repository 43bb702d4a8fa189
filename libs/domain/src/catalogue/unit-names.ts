import type { Locale } from '../locale.js';
import { ENGLISH_UNITS } from './unit-names/en.js';
import { FRENCH_UNITS } from './unit-names/fr.js';
import type { MeasureWords, UnitNames } from './unit-names/table.js';

/**
 * The spellings of every unit in a language. Those of units that the catalogue lacks lead to one
 * that it has: a pound is 454 times a gram.
 */
export function unitNames(locale: Locale): readonly UnitNames[] {
  return TABLES[locale].units;
}

/** The words of a language that measure without being a unit of the catalogue. */
export function measureWords(locale: Locale): MeasureWords {
  return TABLES[locale].measures;
}

const TABLES = { fr: FRENCH_UNITS, en: ENGLISH_UNITS } as const;
