import type { Random } from '../../../random.js';

/**
 * Two-point crossover of activity lists (Hartmann, "A competitive genetic algorithm for
 * resource-constrained project scheduling", Naval Research Logistics 45, 1998). The child takes
 * the positions before and after the cut from the mother, and the positions between from the
 * father, each activity once. Precedences that both parents respect are respected.
 */
export function crossover(
  mother: readonly number[],
  father: readonly number[],
  random: Random,
): number[] {
  const [first = 0, second = 0] = [
    random.between(0, mother.length),
    random.between(0, mother.length),
  ].sort((a, b) => a - b);
  const taken = new Uint8Array(mother.length);
  const child: number[] = [];
  take(mother, first);
  take(father, second);
  take(mother, mother.length);
  return child;

  /** Takes the next activities of a parent until the child has `length` activities. */
  function take(parent: readonly number[], length: number): void {
    for (const index of parent) {
      if (child.length === length) return;
      if (taken[index] === 1) continue;
      taken[index] = 1;
      child.push(index);
    }
  }
}
