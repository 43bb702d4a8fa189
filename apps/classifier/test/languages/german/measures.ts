import { celsius } from '../../../src/engine/language/scales.js';
import type { MeasureData } from '../../../src/engine/language/measure-words.js';
import { MEASURE_RULES_DE } from './rules.js';

/** Words of German durations and temperatures. */
export const MEASURES_DE: MeasureData = {
  units: [
    [60, 'Minute Minuten Min'],
    [3600, 'Stunde Stunden Std'],
  ],
  unitSigns: {},
  phrases: { 'über Nacht': 28_800 },
  fractions: {},
  adjectives: 'gute guten',
  between: 'zwischen',
  degrees: 'Grad',
  degreeScale: celsius,
  scalesAfter: [[celsius, 'C Celsius']],
  scalesBefore: {},
  minWithoutDegrees: 50,
  rules: MEASURE_RULES_DE,
};
