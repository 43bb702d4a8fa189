import { celsius, fahrenheit } from '../../language/scales.js';
import type { MeasureData } from '../../language/measure-words.js';
import { MEASURE_RULES_EN } from './rules/measures.js';

/** Degrees Celsius of the marks of a British gas oven. */
const CELSIUS_BY_GAS_MARK: Readonly<Record<number, number>> = {
  0.25: 110,
  0.5: 120,
  1: 140,
  2: 150,
  3: 170,
  4: 180,
  5: 190,
  6: 200,
  7: 220,
  8: 230,
  9: 240,
};

const gasMark = (mark: number) => CELSIUS_BY_GAS_MARK[mark];

/** From this number on, degrees without a scale are Fahrenheit. */
const MIN_FAHRENHEIT = 250;

/** Words of English durations and temperatures. */
export const MEASURES_EN: MeasureData = {
  units: [
    [1, 's sec secs second seconds'],
    [60, 'minute minutes min mins'],
    [3600, 'hour hours h hr hrs'],
    [28_800, 'night nights'],
    [86_400, 'day days'],
    [604_800, 'week weeks wk wks'],
    [2_592_000, 'month months'],
  ],
  unitSigns: {},
  phrases: { overnight: 28_800, 'over night': 28_800, 'all night': 28_800 },
  fractions: { quarter: 0.25, quarters: 0.25 },
  adjectives: 'full whole good more additional extra further long short',
  between: 'between',
  degrees: 'degree degrees deg',
  degreeScale: (value) => (value < MIN_FAHRENHEIT ? value : fahrenheit(value)),
  scalesAfter: [
    [celsius, 'c celsius centigrade'],
    [fahrenheit, 'f fahrenheit'],
  ],
  scalesBefore: { gas: gasMark, 'gas mark': gasMark },
  minWithoutDegrees: 50,
  rules: MEASURE_RULES_EN,
};
