import type { Locale } from '../locale.js';
import { ENGLISH_UNITS } from './unit-names/en.js';
import { FRENCH_UNITS } from './unit-names/fr.js';
import type { MeasureWords, UnitNames } from './unit-names/table.js';

/**
 * The spellings of all units in a language. A unit that the catalogue does not have is converted: a
 * pound is 454 times a gram.
 */
export function unitNames(locale: Locale): readonly UnitNames[] {
  return TABLES[locale].units;
}

/** The measure words of a language that are not units of the catalogue. */
export function measureWords(locale: Locale): MeasureWords {
  return TABLES[locale].measures;
}

const TABLES = { fr: FRENCH_UNITS, en: ENGLISH_UNITS } as const;
