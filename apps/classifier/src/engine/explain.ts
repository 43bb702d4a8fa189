import type { Span } from '#domain/detection/contract.js';

/** What a rule decided about a part of a text. */
export interface Decision extends Span {
  /** Step of the pipeline. */
  readonly step:
    'instruction' | 'technique' | 'mention' | 'measure' | 'overlap' | 'clause' | 'carryOver';
  /** Id of the rule. */
  readonly rule: string;
  /** What the part is; null if the rule rejected it. */
  readonly result: string | null;
}
