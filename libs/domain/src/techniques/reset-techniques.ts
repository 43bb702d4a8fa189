import { mergeDetection } from './merge-detection.js';
import type { StepTechnique } from './step-technique.js';

/**
 * The techniques of a step without those that people corrected or removed. A technique that is
 * detected again keeps its id.
 *
 * @param detected null if the step could not be detected: its automatic techniques stay
 * @returns the techniques in text order
 */
export function resetTechniques(
  current: readonly StepTechnique[],
  detected: readonly StepTechnique[] | null,
): StepTechnique[] {
  const automatic = current.filter(({ source }) => source === 'auto');
  return detected === null ? automatic : mergeDetection(automatic, detected);
}
