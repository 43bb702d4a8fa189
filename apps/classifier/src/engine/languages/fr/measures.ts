import { celsius, fahrenheit } from '../../language/scales.js';
import type { MeasureData } from '../../language/measure-words.js';
import { MEASURE_RULES_FR } from './rules/measures.js';

/** One mark of a French oven is 30 °C. */
const CELSIUS_PER_MARK = 30;

const thermostat = (mark: number) => mark * CELSIUS_PER_MARK;

/** Words of French durations and temperatures. */
export const MEASURES_FR: MeasureData = {
  units: [
    [1, 's sec secs seconde secondes'],
    [60, 'minute minutes min mins mn mns'],
    [3600, 'heure heures h hr hrs hre hres'],
    [28_800, 'nuit nuits'],
    [86_400, 'jour jours journée journées'],
    [604_800, 'semaine semaines'],
    [2_592_000, 'mois'],
  ],
  unitSigns: { '’': 60, '′': 60 },
  phrases: { 'toute la nuit': 28_800, 'la nuit': 28_800 },
  fractions: { quart: 0.25, quarts: 0.25 },
  adjectives: 'bon bonne bonnes petite petites grosse grosses grande grandes longue longues pleine',
  between: 'entre',
  degrees: 'degré degrés deg',
  degreeScale: celsius,
  scalesAfter: [
    [celsius, 'c celsius centigrades'],
    [fahrenheit, 'f fahrenheit'],
  ],
  scalesBefore: { th: thermostat, therm: thermostat, thermostat },
  minWithoutDegrees: 50,
  rules: MEASURE_RULES_FR,
};
