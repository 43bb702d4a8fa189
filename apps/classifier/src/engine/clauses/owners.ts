import type { Clause } from './clause.js';

/**
 * For each clause the index of the one that its mentions belong to: the main clause for the rest of it
 * and for a test; the clause itself otherwise.
 */
export function ownersOf(clauses: readonly Clause[]): readonly number[] {
  let main = 0;
  return clauses.map(({ kind }, index) => {
    if (kind === 'main') main = index;
    return kind === 'rest' || kind === 'test' ? main : index;
  });
}
