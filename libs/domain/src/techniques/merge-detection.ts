import { overlap } from '../detection/span.js';
import type { StepTechnique } from './step-technique.js';

/**
 * What a step carries after detection ran again: everything that people said stays, and what was
 * detected joins it where it overlaps none of that. A detection that was there already keeps its
 * id. In text order.
 */
export function mergeDetection(
  current: readonly StepTechnique[],
  detected: readonly StepTechnique[],
): StepTechnique[] {
  const manual = current.filter(({ source }) => source === 'manual');
  const automatic = detected
    .filter((found) => !manual.some((said) => overlap(said, found)))
    .map((found) => ({ ...current.find((known) => isSame(known, found)), ...found }));
  return [...manual, ...automatic].sort((one, other) => one.start - other.start);
}

function isSame(known: StepTechnique, found: StepTechnique): boolean {
  return (
    known.source === 'auto' &&
    known.techStepId === found.techStepId &&
    known.start === found.start &&
    known.end === found.end
  );
}
