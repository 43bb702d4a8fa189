import type { WrittenStep } from './recipe-content.js';

interface StoredStep {
  readonly id: number;
  readonly description: string;
}

/**
 * Finds the stored step of each written step; undefined for a new step. A written step with an id
 * matches by id, one without an id by equal text. If no written step has an id, each remaining
 * one matches the stored step that follows the match of the written step before it.
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
  let next = 0;
  return byText.map((match) => {
    const following = stored[next];
    const isFree = following !== undefined && unmatched.has(following);
    const found = match ?? markMatched(isFree ? following : undefined);
    if (found !== undefined) next = stored.indexOf(found) + 1;
    return found;
  });
}
