import { mergeDetection } from '../techniques/merge-detection.js';
import { moveMentions, reanchor } from '../techniques/reanchor.js';
import { foodsOfStep, type FoodsOfStep, type ReadStep } from '../techniques/step-foods.js';
import type { StepTechnique } from '../techniques/step-technique.js';
import { matchSteps } from './match-steps.js';
import type { WrittenStep } from './recipe-content.js';

/** The detection of one step. `detectorVersion` is null when the step is pending. */
export interface Detection extends ReadStep {
  readonly detectorVersion: string | null;
  readonly techniques: readonly StepTechnique[];
}

export const PENDING_STEP: Detection = {
  detectorVersion: null,
  techniques: [],
  foods: [],
  unread: [],
};

/** The new detection of a step, with what remains of its corrections. */
export type Revision = Detection & FoodsOfStep;

/** A step before an update. */
export interface StoredStep extends Revision {
  readonly id: number;
  readonly description: string;
}

/** A step after an update. */
export interface RevisedStep {
  /** Id of the stored step; null for a new step. */
  readonly id: number | null;
  readonly description: string;
  /** The new detection; undefined if the techniques of the step do not change. */
  readonly revision: Revision | undefined;
  /** The detection after the update. */
  readonly detection: Detection;
}

/**
 * The steps of a recipe after an update. A step with an unchanged text stays as it is. Any other
 * step gets the techniques detected in its text, and keeps its manual techniques whose words are
 * still in the text. If the locale changed, all steps are detected again.
 */
export function reviseSteps(
  written: readonly WrittenStep[],
  stored: readonly StoredStep[],
  detections: readonly Detection[],
  { otherLocale }: { readonly otherLocale: boolean },
): RevisedStep[] {
  const matches = matchSteps(written, stored);
  return written.map(({ description }, index) => {
    const before = matches[index];
    if (before?.description === description && !otherLocale) {
      return { id: before.id, description, revision: undefined, detection: before };
    }
    const revision = revise(before, description, detections[index] ?? PENDING_STEP);
    return { id: before?.id ?? null, description, revision, detection: revision };
  });
}

function revise(
  before: StoredStep | undefined,
  description: string,
  detection: Detection,
): Revision {
  if (before === undefined) return { ...detection, removedFoods: [] };
  const manual = reanchor(before.techniques, before.description, description);
  const techniques = mergeDetection(manual, detection.techniques);
  const removed = moveMentions(before.removedFoods, before.description, description);
  return {
    ...detection,
    techniques,
    ...foodsOfStep(description, detection.foods, removed, techniques),
  };
}
