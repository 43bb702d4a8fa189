/** Converts a number on a scale to degrees Celsius; undefined for a number that is not on it. */
export type Scale = (value: number) => number | undefined;

/** What a word or a sign means in a duration or a temperature. Most words mean nothing there. */
export interface MeasureWord {
  /** Seconds of a unit of time. */
  seconds?: number;
  /** Value of a word that is a number only before a unit of time. */
  fraction?: number;
  /** Whether the word stands between a number and a unit, before a range, or for "°". */
  isAdjective?: boolean;
  isBetween?: boolean;
  isDegrees?: boolean;
  /** The scale that the word names after a number. */
  scale?: Scale;
}
