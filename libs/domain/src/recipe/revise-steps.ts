import { mergeDetection } from '../techniques/merge-detection.js';
import { reanchor } from '../techniques/reanchor.js';
import type { StepTechnique } from '../techniques/step-technique.js';
import { matchSteps } from './match-steps.js';
import type { WrittenStep } from './recipe-content.js';

/** A step before an update. */
export interface StoredStep {
  readonly id: number;
  readonly description: string;
  readonly techniques: readonly StepTechnique[];
}

interface Detection {
  readonly detectorVersion: string | null;
  readonly techniques: readonly StepTechnique[];
}

/** A step as an update leaves it. */
export interface RevisedStep {
  /** Which stored step it was; null for a new one. */
  readonly id: number | null;
  readonly description: string;
  /** What it carries from now on; undefined: nothing about its techniques changes. */
  readonly revision: Detection | undefined;
}

/**
 * What an update does to the steps of a recipe: one whose text is what it was stays untouched;
 * any other carries what was detected in its text, and what people said, where the words they
 * marked can still be found. In another language every text has to be read anew.
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
    const isUntouched = before?.description === description && !otherLocale;
    const detection = detections[index];
    return {
      id: before?.id ?? null,
      description,
      revision: isUntouched || !detection ? undefined : revise(before, description, detection),
    };
  });
}

function revise(
  before: StoredStep | undefined,
  description: string,
  { detectorVersion, techniques }: Detection,
): Detection {
  if (before === undefined) return { detectorVersion, techniques };
  const said = reanchor(before.techniques, before.description, description);
  return { detectorVersion, techniques: mergeDetection(said, techniques) };
}
