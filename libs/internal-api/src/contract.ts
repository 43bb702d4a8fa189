import type { TextDetection } from '#domain/detection/contract.js';
import type { Locale } from '#domain/locale.js';

/** The event that tells workers that detection is owed somewhere. Only a hint: it carries nothing. */
export const STEPS_PENDING = 'steps.pending';

/** Steps in one claim, and in one delivery of results. */
export const MAX_STEPS = 500;

/** How long claimed steps are one caller's alone, in seconds. */
export const LEASE_SECONDS = 60;

/** Body of `POST /internal/tech-steps/claims`. */
export interface ClaimRequest {
  /** The version of the engine that asks: steps that another one analysed are owed to it. */
  readonly detectorVersion: string;
  /** At most {@link MAX_STEPS}. */
  readonly limit: number;
}

/** A step whose text is to be analysed. */
export interface ClaimedStep {
  readonly stepId: number;
  /** Counts the changes of the text; goes back with the result. */
  readonly revision: number;
  readonly locale: Locale;
  readonly description: string;
}

export interface Claim {
  readonly steps: readonly ClaimedStep[];
}

/** What the engine found in a claimed step. */
export interface StepResult {
  readonly stepId: number;
  readonly revision: number;
  readonly result: TextDetection;
}

/** Body of `POST /internal/tech-steps/results`. */
export interface ResultsRequest {
  readonly detectorVersion: string;
  /** At most {@link MAX_STEPS}. */
  readonly results: readonly StepResult[];
}

/** What became of the results. Stale ones are of no use any more: their steps come up again. */
export interface ResultsSummary {
  readonly applied: number;
  readonly stale: number;
}

/** How often detection gained, lost or moved a technique when it ran again. */
export interface KeyedChange {
  readonly key: string;
  readonly gained: number;
  readonly lost: number;
  readonly moved: number;
}

/** Answer of `GET /internal/tech-steps/status`. Counts steps. */
export interface BackfillStatus {
  /** `analysed` and `pending` together. */
  readonly total: number;
  /** Detected by the running version. */
  readonly analysed: number;
  readonly pending: number;
  /** The part of `pending` that a worker has claimed. */
  readonly leased: number;
  readonly changes: readonly KeyedChange[];
}

/** A line of `GET /internal/tech-steps/corrections`. */
export interface ExportedCorrection {
  readonly locale: string;
  readonly description: string;
  readonly start: number;
  readonly end: number;
  /** Null: no technique here. */
  readonly key: string | null;
  readonly replacedKeys: readonly string[];
}
