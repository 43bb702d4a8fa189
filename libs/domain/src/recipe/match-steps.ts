import type { WrittenStep } from './recipe-content.js';

interface StoredStep {
  readonly id: number;
  readonly description: string;
}

/**
 * Which stored step each written one is; undefined for one that is new. A step is the one whose
 * id it carries; without an id, one with the very same text. Where no step carries an id, the
 * writer does not know of them: what is left then is told by its place in the recipe.
 */
export function matchSteps<Stored extends StoredStep>(
  written: readonly WrittenStep[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const free = new Set(stored);
  const take = (step: Stored | undefined): Stored | undefined => {
    if (step !== undefined) free.delete(step);
    return step;
  };
  const byId = written.map(({ id }) => take(id == null ? undefined : findId(stored, id)));
  const byText = written.map(({ id, description }, index) => {
    if (id != null) return byId[index];
    return take([...free].find((step) => step.description === description));
  });
  if (written.some(({ id }) => id != null)) return byText;
  return byText.map((match, index) => {
    const atSamePlace = stored[index];
    return match ?? take(atSamePlace && free.has(atSamePlace) ? atSamePlace : undefined);
  });
}

function findId<Stored extends StoredStep>(stored: readonly Stored[], id: number) {
  return stored.find((step) => step.id === id);
}
