import type { Scale } from '../words/word.js';
import type { MeasureRule } from '../rules/rule.js';

/** What a language knows about durations and temperatures. Words are separated by spaces. */
export interface MeasureData {
  /** Seconds of the units of time. */
  readonly units: readonly (readonly [seconds: number, words: string])[];
  /** Seconds of the signs that are units of time: "10'". */
  readonly unitSigns: Readonly<Record<string, number>>;
  /** Seconds of phrases without a number: "overnight". */
  readonly phrases: Readonly<Record<string, number>>;
  /** Values of the words that are numbers only before a unit of time: "un quart d'heure". */
  readonly fractions: Readonly<Record<string, number>>;
  /** Adjectives between a number and a unit: "une bonne heure". */
  readonly adjectives: string;
  /** Words before a range that a conjunction joins: "entre 5 et 7 minutes". */
  readonly between: string;
  /** Words for "°". */
  readonly degrees: string;
  /** Scale of degrees without a name. */
  readonly degreeScale: Scale;
  /** Scales by the words after the number. */
  readonly scalesAfter: readonly (readonly [scale: Scale, words: string])[];
  /** Scales by the phrase before the number: "gas mark 4". */
  readonly scalesBefore: Readonly<Record<string, Scale>>;
  /** Smaller numbers without a degree sign are no temperatures: "2 c." is two cups. */
  readonly minWithoutDegrees: number;
  /** Decides whether a possible duration or temperature is one. */
  readonly rules: readonly MeasureRule[];
}
