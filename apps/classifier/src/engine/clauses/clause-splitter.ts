import type { Document } from '../../document/document.js';
import type { Clause } from '../../document/clause.js';
import type { SubordinateClause } from './subordinate-clauses.js';

/** The clauses of a text up to a token, and the clause that is open there. */
export interface ClauseSplitter {
  readonly doc: Document;
  readonly subordinates: readonly SubordinateClause[];
  readonly clauses: Clause[];
  /** Start, kind and sentence of the open clause. */
  from: number;
  kind: Clause['kind'];
  sentence: number;
  /** Index of the last main clause. */
  main: number;
  nextInstruction: number;
  nextSubordinate: number;
  isInSubordinate: boolean;
}

export const newClauseSplitter = (
  doc: Document,
  subordinates: readonly SubordinateClause[],
): ClauseSplitter => ({
  doc,
  subordinates,
  clauses: [],
  from: 0,
  kind: 'main',
  sentence: 0,
  main: 0,
  nextInstruction: 0,
  nextSubordinate: 0,
  isInSubordinate: false,
});

/**
 * Ends the open clause before a token, where a main clause starts. At the same token as a
 * subordinate clause, the main clause decides.
 */
export function startMainClause(splitter: ClauseSplitter, at: number): void {
  splitAtSubordinates(splitter, at);
  splitAt(splitter, at, 'main');
}

/** Splits where the subordinate clauses up to a token start and end. */
function splitAtSubordinates(splitter: ClauseSplitter, last: number): void {
  const { subordinates } = splitter;
  while (splitter.nextSubordinate < subordinates.length) {
    const subordinate = subordinates[splitter.nextSubordinate];
    if (subordinate === undefined) return;
    const { from, to, kind } = subordinate;
    const at = splitter.isInSubordinate ? to : from;
    if (at > last) return;
    splitAt(splitter, at, splitter.isInSubordinate ? 'rest' : kind);
    if (splitter.isInSubordinate) splitter.nextSubordinate++;
    splitter.isInSubordinate = !splitter.isInSubordinate;
  }
}

/** Adds the open clause, unless it has no words, and opens the next one. */
function splitAt(splitter: ClauseSplitter, at: number, kind: Clause['kind']): void {
  const { doc, from } = splitter;
  let first = from;
  let to = at;
  while (first < to && doc.sign(first) !== 0) first++;
  while (to > first && doc.sign(to - 1) !== 0) to--;
  if (first < to) addClause(splitter, first, to);
  splitter.from = at;
  splitter.kind = kind;
}

function addClause(splitter: ClauseSplitter, from: number, to: number): void {
  const { clauses, doc, sentence } = splitter;
  const instructions = doc.instructionsFrom(splitter.nextInstruction, to);
  splitter.nextInstruction += instructions.length;
  const kind = instructions.length > 0 ? 'main' : splitter.kind;
  const index = clauses.length;
  if (kind === 'main') splitter.main = index;
  const owner = kind === 'rest' || kind === 'test' ? splitter.main : index;
  clauses.push({ from, to, instructions, kind, sentence, owner });
}
