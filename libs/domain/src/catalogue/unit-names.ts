import type { Locale } from '../locale.js';
import { ENGLISH_UNITS } from './unit-names/en.js';
import { FRENCH_UNITS } from './unit-names/fr.js';
import type { UnitTable } from './unit-names/table.js';

/** The spellings of units and measure words in each language. */
export const UNIT_TABLES: Readonly<Record<Locale, UnitTable>> = {
  fr: FRENCH_UNITS,
  en: ENGLISH_UNITS,
};
