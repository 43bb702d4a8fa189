import type { StepTechnique } from './step-technique.js';

/** How often a technique was gained, lost, or moved within the same text. */
export interface TechniqueChange {
  readonly techStepId: number;
  readonly gained: number;
  readonly lost: number;
  readonly moved: number;
}

/** The techniques that changed between two detections of the same text. */
export function compareTechniques(
  before: readonly StepTechnique[],
  after: readonly StepTechnique[],
): TechniqueChange[] {
  const ids = new Set([...before, ...after].map(({ techStepId }) => techStepId));
  return [...ids].flatMap((techStepId) => {
    if (techStepId === null) return [];
    const removed = missing(before, after, techStepId);
    const added = missing(after, before, techStepId);
    const moved = Math.min(removed, added);
    const change = { techStepId, gained: added - moved, lost: removed - moved, moved };
    return removed + added === 0 ? [] : [change];
  });
}

/** Number of occurrences of a technique in `from` that `to` does not have at the same place. */
function missing(
  from: readonly StepTechnique[],
  to: readonly StepTechnique[],
  techStepId: number,
): number {
  const isIn = (all: readonly StepTechnique[], { start, end }: StepTechnique): boolean =>
    all.some((one) => one.techStepId === techStepId && one.start === start && one.end === end);
  return from.filter((one) => one.techStepId === techStepId && !isIn(to, one)).length;
}

/** Sums the changes of each technique, ordered by id. */
export function sumChanges(changes: readonly TechniqueChange[]): TechniqueChange[] {
  const sums = new Map<number, TechniqueChange>();
  for (const { techStepId, gained, lost, moved } of changes) {
    const sum = sums.get(techStepId) ?? { techStepId, gained: 0, lost: 0, moved: 0 };
    sums.set(techStepId, {
      techStepId,
      gained: sum.gained + gained,
      lost: sum.lost + lost,
      moved: sum.moved + moved,
    });
  }
  return [...sums.values()].sort((one, other) => one.techStepId - other.techStepId);
}
