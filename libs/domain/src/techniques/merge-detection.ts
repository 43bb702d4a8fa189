import { overlap } from '../detection/span.js';
import type { StepTechnique } from './step-technique.js';

/**
 * Merges a new detection into the techniques of a step. Keeps all manual techniques, and adds the
 * detected ones that overlap none of them. A technique that is detected again keeps its id.
 *
 * @returns the techniques in text order
 */
export function mergeDetection(
  current: readonly StepTechnique[],
  detected: readonly StepTechnique[],
): StepTechnique[] {
  const manual = current.filter(({ source }) => source === 'manual');
  const automatic = detected
    .filter((found) => !manual.some((technique) => overlap(technique, found)))
    .map((found) => ({ ...current.find((stored) => isSame(stored, found)), ...found }));
  return [...manual, ...automatic].sort((one, other) => one.start - other.start);
}

function isSame(stored: StepTechnique, found: StepTechnique): boolean {
  return (
    stored.source === 'auto' &&
    stored.techStepId === found.techStepId &&
    stored.start === found.start &&
    stored.end === found.end
  );
}

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
