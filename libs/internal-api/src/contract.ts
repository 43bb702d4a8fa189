import type { TextDetection } from '#domain/detection/contract.js';
import type { DetectedTexts, RecipeTexts } from '#domain/recipe/recipe-texts.js';
import type { Locale } from '#domain/locale.js';

/** Notifies workers of pending steps. It has no payload. */
export const STEPS_PENDING = 'steps.pending';

/** Maximum number of steps in a claim and of results in a request. */
export const MAX_STEPS = 500;

/** Maximum number of recipes whose texts are in a claim or in a request with results. */
export const MAX_TEXTS_OF_RECIPES = 50;

/** Duration of a lease on claimed steps, in seconds. */
export const LEASE_SECONDS = 60;

/** Number of claims without a result after which a version no longer receives a step. */
export const MAX_CLAIMS = 5;

/** Body of `POST /internal/tech-steps/claims`. */
export interface ClaimRequest {
  /** Version of the caller's engine. Steps that another version detected are pending. */
  readonly detectorVersion: string;
  /** At most {@link MAX_STEPS}. */
  readonly limit: number;
}

/** A pending step. */
export interface ClaimedStep {
  readonly stepId: number;
  /** Incremented when the text changes; returned with the result. */
  readonly revision: number;
  readonly locale: Locale;
  readonly description: string;
}

/** The pending texts of a recipe, apart from its steps. */
export interface ClaimedTexts extends Pick<RecipeTexts, 'sentences' | 'lines'> {
  readonly recipeId: number;
  /** Incremented when one of the texts changes; returned with the result. */
  readonly revision: number;
  readonly locale: Locale;
}

export interface Claim {
  readonly steps: readonly ClaimedStep[];
  /** At most {@link MAX_TEXTS_OF_RECIPES}. Absent in the response of an earlier version. */
  readonly texts?: readonly ClaimedTexts[];
}

/** The detection of a claimed step. */
export interface StepResult {
  readonly stepId: number;
  readonly revision: number;
  readonly result: TextDetection;
}

/** The detection of claimed texts. */
export interface TextsResult extends DetectedTexts {
  readonly recipeId: number;
  readonly revision: number;
}

/** Body of `POST /internal/tech-steps/results`. */
export interface ResultsRequest {
  readonly detectorVersion: string;
  /** At most {@link MAX_STEPS}. */
  readonly results: readonly StepResult[];
  /** At most {@link MAX_TEXTS_OF_RECIPES}. They are not counted in the summary. */
  readonly texts?: readonly TextsResult[];
}

/** The outcome of each result of a step: applied, stale or rejected. Stale and rejected steps stay pending. */
export interface ResultsSummary {
  readonly applied: number;
  readonly stale: number;
  /** Ids of the steps whose results are not a detection of their text. */
  readonly rejected: readonly number[];
}

/** How often repeated detection gained, lost or moved a technique. */
export interface KeyedChange {
  readonly key: string;
  readonly gained: number;
  readonly lost: number;
  readonly moved: number;
}

/** Response of `GET /internal/tech-steps/status`. Counts steps. */
export interface BackfillStatus {
  /** `analysed` and `pending` together. */
  readonly total: number;
  /** Detected by the running version. */
  readonly analysed: number;
  readonly pending: number;
  /** The part of `pending` that a worker has claimed. */
  readonly leased: number;
  /** The part of `pending` that is not leased any more, after {@link MAX_CLAIMS} claims. */
  readonly setAside: number;
  readonly changes: readonly KeyedChange[];
}

/** A line of `GET /internal/tech-steps/corrections`. */
export interface ExportedCorrection {
  readonly locale: string;
  readonly description: string;
  readonly start: number;
  readonly end: number;
  /** Null for the correction "no technique here". */
  readonly key: string | null;
  readonly replacedKeys: readonly string[];
}
