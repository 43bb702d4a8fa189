import type { TokenRange } from '../../document/tokens.js';

/** Index of the clause that contains a token: the last one that starts at or before it. */
export function clauseOf(clauses: readonly TokenRange[], token: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((clauses[middle]?.from ?? 0) <= token) low = middle;
    else high = middle - 1;
  }
  return low;
}
