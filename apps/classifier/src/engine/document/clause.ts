import type { Instruction } from './instruction.js';
import { lastBefore, type TokenRange } from './token.js';

/** A group of words around one instruction. */
export interface Clause extends TokenRange {
  /** Instructions of the clause, in text order. */
  readonly instructions: readonly Instruction[];
  /** Index of its sentence. */
  readonly sentence: number;
  /**
   * `condition` and `test` are subordinate clauses, see `SubordinateKind`; `rest` continues the
   * clause before a subordinate clause.
   */
  readonly kind: 'main' | 'condition' | 'test' | 'rest';
  /**
   * Index of the clause that its mentions belong to: the main clause for the rest of it and for a
   * test; the clause itself otherwise.
   */
  readonly owner: number;
}

/** Index of the clause or sentence that contains a token: the last one that starts at or before it. */
export function rangeAt(clauses: readonly TokenRange[], token: number): number {
  return Math.max(
    0,
    lastBefore(clauses, token + 1, ({ from }) => from),
  );
}
