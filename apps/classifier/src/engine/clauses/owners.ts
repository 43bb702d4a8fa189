import type { Clause } from './clause.js';

/**
 * For each clause the index of the one that its mentions belong to: the main clause for the rest of it
 * and for a test; the clause itself otherwise.
 */
export function ownersOf(clauses: readonly Clause[]): readonly number[] {
  const owners: number[] = [];
  let main = 0;
  for (const { kind } of clauses) {
    const index = owners.length;
    if (kind === 'main') main = index;
    owners.push(kind === 'rest' || kind === 'test' ? main : index);
  }
  return owners;
}
