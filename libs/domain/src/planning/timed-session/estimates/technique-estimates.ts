import type { TechStepKey } from '../../../catalogue/tech-steps.js';
import { COOKING_ESTIMATES } from './cooking-estimates.js';
import { FINISHING_ESTIMATES } from './finishing-estimates.js';
import { MIXING_ESTIMATES } from './mixing-estimates.js';
import { PREPARATION_ESTIMATES } from './preparation-estimates.js';
import { type TechniqueEstimate, work } from './technique-estimate.js';
import { WAITING_ESTIMATES } from './waiting-estimates.js';

const TECHNIQUE_ESTIMATES: Readonly<Record<TechStepKey, TechniqueEstimate>> = {
  ...PREPARATION_ESTIMATES,
  ...MIXING_ESTIMATES,
  ...FINISHING_ESTIMATES,
  ...COOKING_ESTIMATES,
  ...WAITING_ESTIMATES,
};

/** A step without a technique is read and done: a hint, or an action that was not detected. */
const STEP_WITHOUT_TECHNIQUE = work([1, 3]);

/** @param technique null for a step without a technique */
export function techniqueEstimate(technique: TechStepKey | null): TechniqueEstimate {
  return technique === null ? STEP_WITHOUT_TECHNIQUE : TECHNIQUE_ESTIMATES[technique];
}
