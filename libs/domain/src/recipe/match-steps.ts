import type { WrittenStep } from './recipe-content.js';

interface StoredStep {
  readonly id: number;
  readonly description: string;
}

/**
 * Finds the stored step of each written step; undefined for a new step. A written step with an id
 * matches by id, one without an id by equal text. If no written step has an id, the remaining
 * steps match by position.
 */
export function matchSteps<Stored extends StoredStep>(
  written: readonly WrittenStep[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const unmatched = new Set(stored);
  const markMatched = (step: Stored | undefined): Stored | undefined => {
    if (step !== undefined) unmatched.delete(step);
    return step;
  };
  const byId = written.map(({ id }) => markMatched(stored.find((step) => step.id === id)));
  const byText = written.map(({ id, description }, index) => {
    if (id != null) return byId[index];
    return markMatched([...unmatched].find((step) => step.description === description));
  });
  if (written.some(({ id }) => id != null)) return byText;
  return byText.map((match, index) => {
    const sameIndex = stored[index];
    return match ?? markMatched(sameIndex && unmatched.has(sameIndex) ? sameIndex : undefined);
  });
}
