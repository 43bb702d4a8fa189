import type { TokenRange } from './token.js';

/** A duration in a text, in whole seconds. */
export interface Duration extends TokenRange {
  readonly kind: 'duration';
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/** A temperature in a text, in whole degrees Celsius. */
export interface Temperature extends TokenRange {
  readonly kind: 'temperature';
  readonly celsius: number;
  /** What names the scale: "180 °C", only degrees as in "180°", or nothing. */
  readonly written: 'scale' | 'degrees' | 'number';
}

export type Measure = Duration | Temperature;
