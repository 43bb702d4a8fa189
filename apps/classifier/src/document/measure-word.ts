import type { Trie } from '../phrases/trie.js';

/** Converts a number on a scale to degrees Celsius; undefined for a number that is not on it. */
export type Scale = (value: number) => number | undefined;

/** What a word or a sign means in a duration or a temperature. Most words mean nothing there. */
export interface MeasureWord {
  /** Seconds of a unit of time. */
  seconds: number | undefined;
  /** Value of a word that is a number only before a unit of time. */
  fraction: number | undefined;
  /** Whether the word stands between a number and a unit, before a range, or for "°". */
  isAdjective: boolean;
  isBetween: boolean;
  isDegrees: boolean;
  /** The scale that the word names after a number. */
  scale: Scale | undefined;
  /** What follows the word in phrases that are durations, and in names of scales before a number. */
  durations: Trie<number> | undefined;
  scales: Trie<Scale> | undefined;
}

export const newMeasureWord = (): MeasureWord => ({
  seconds: undefined,
  fraction: undefined,
  isAdjective: false,
  isBetween: false,
  isDegrees: false,
  scale: undefined,
  durations: undefined,
  scales: undefined,
});

/** Whether a measure can start with the word although it is no number, and whatever follows it. */
export const startsMeasure = ({ fraction, durations, scales }: MeasureWord): boolean =>
  fraction !== undefined || durations?.get([]) !== undefined || scales?.get([]) !== undefined;

/** Whether phrases that are measures start with the word. */
export const startsPhrase = ({ durations, scales }: MeasureWord): boolean =>
  durations !== undefined || scales !== undefined;

/** Whether the word is a unit of time or means degrees. */
export const isUnitOfMeasure = ({ seconds, isDegrees, scale }: MeasureWord): boolean =>
  seconds !== undefined || isDegrees || scale !== undefined;
