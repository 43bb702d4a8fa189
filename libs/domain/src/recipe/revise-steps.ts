import { mergeDetection } from '../techniques/merge-detection.js';
import { moveMentions, reanchor } from '../techniques/reanchor.js';
import { foodsOfStep, type FoodsOfStep, type StepFood } from '../techniques/step-foods.js';
import type { StepTechnique } from '../techniques/step-technique.js';
import { matchSteps } from './match-steps.js';
import type { WrittenStep } from './recipe-content.js';

/** A step before an update. */
export interface StoredStep {
  readonly id: number;
  readonly description: string;
  readonly techniques: readonly StepTechnique[];
  readonly removedFoods: FoodsOfStep['removedFoods'];
}

/** The detection of one step. `detectorVersion` is null when the step is pending. */
export interface Detection {
  readonly detectorVersion: string | null;
  readonly techniques: readonly StepTechnique[];
  readonly foods: readonly StepFood[];
}

/** The new detection of a step, with what remains of its corrections. */
export type Revision = Detection & FoodsOfStep;

/** A step after an update. */
export interface RevisedStep {
  /** Id of the stored step; null for a new step. */
  readonly id: number | null;
  readonly description: string;
  /** The new detection; undefined if the techniques of the step do not change. */
  readonly revision: Revision | undefined;
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
    const isUnchanged = before?.description === description && !otherLocale;
    const detection = detections[index];
    return {
      id: before?.id ?? null,
      description,
      revision: isUnchanged || !detection ? undefined : revise(before, description, detection),
    };
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
