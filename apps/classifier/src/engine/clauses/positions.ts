import type { Span } from '#domain/detection/contract.js';
import type { Document } from '../../document/document.js';
import type { TokenRange } from '../../document/token-range.js';

/** Offsets of the tokens [from, to) in the original text. */
export function spanOf(doc: Document, { from, to }: TokenRange): Span {
  return { start: doc.start(from), end: doc.end(to - 1) };
}

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
