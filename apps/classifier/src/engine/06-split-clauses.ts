import { clauseStartOf } from './clauses/clause-start.js';
import { endOfPrevious, headingEnd, type Sentence } from './clauses/sentence.js';
import { staysInClause } from './clauses/stays-in-clause.js';
import { type SubordinateClause, findSubordinateClauses } from './clauses/subordinate-clauses.js';
import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../languages/localized-document.js';
import type { Clause } from './clauses/clause.js';
import { endsSentence } from '../document/sentence.js';
import type { TokenRange } from '../document/token-range.js';

/** Where a clause starts. */
interface Boundary {
  readonly at: number;
  readonly kind: Clause['kind'];
}

/**
 * Splits a text into clauses: at sentence ends, at subordinate clauses, and at each verb with its
 * own object. Coordinated verbs share the object of the last one, a phrase before a verb belongs to
 * this verb, and a gerund without an object stays with its main verb.
 */
export function splitClauses(doc: LocalizedDocument): readonly Clause[] {
  const clauses: Clause[] = [];
  const subordinates = findSubordinateClauses(doc);
  const { instructions } = doc;
  let first = 0;
  let firstSubordinate = 0;
  let index = 0;
  for (let from = 0; from < doc.length;) {
    let to = from;
    while (!endsSentence(doc, to)) to++;
    let next = first;
    while ((instructions[next]?.head ?? to) < to) next++;
    let nextSubordinate = firstSubordinate;
    while ((subordinates[nextSubordinate]?.from ?? to) < to) nextSubordinate++;
    const sentence = { from, to, instructions: sliceOf(instructions, first, next), index };
    addClauses(doc, sentence, sliceOf(subordinates, firstSubordinate, nextSubordinate), clauses);
    first = next;
    firstSubordinate = nextSubordinate;
    from = to + 1;
    // A semicolon ends all clauses, but not the sentence.
    if (!doc.is(to, ';')) index++;
  }
  return clauses;
}

/** The items [from, to) of a list: usually all of them, without a copy. */
function sliceOf<T>(items: readonly T[], from: number, to: number): readonly T[] {
  return from === 0 && to === items.length ? items : items.slice(from, to);
}

/** Adds the clauses of a sentence. */
function addClauses(
  doc: Document,
  sentence: Sentence,
  subordinates: readonly SubordinateClause[],
  clauses: Clause[],
): void {
  let from = sentence.from;
  let kind: Clause['kind'] = 'main';
  let next = 0;
  for (const boundary of boundariesOf(doc, sentence, subordinates)) {
    next = addClause(doc, { from, to: boundary.at }, kind, sentence, next, clauses);
    from = boundary.at;
    kind = boundary.kind;
  }
  addClause(doc, { from, to: sentence.to }, kind, sentence, next, clauses);
}

/** Adds a clause, unless it has no words. Returns the index of the next instruction. */
function addClause(
  doc: Document,
  range: TokenRange,
  kind: Clause['kind'],
  { instructions, index }: Sentence,
  first: number,
  clauses: Clause[],
): number {
  let { from, to } = range;
  while (from < to && isSign(doc, from)) from++;
  while (to > from && isSign(doc, to - 1)) to--;
  if (from === to) return first;
  let next = first;
  while ((instructions[next]?.head ?? to) < to) next++;
  clauses.push({
    from,
    to,
    instructions: sliceOf(instructions, first, next),
    kind: next > first ? 'main' : kind,
    sentence: index,
  });
  return next;
}

/** Where the clauses of a sentence start, in text order; the first one is left out. */
function boundariesOf(
  doc: Document,
  sentence: Sentence,
  subordinates: readonly SubordinateClause[],
): readonly Boundary[] {
  const boundaries: Boundary[] = [];
  for (const { kind, from, to } of subordinates)
    boundaries.push({ at: from, kind }, { at: to, kind: 'rest' });
  // The sort is stable: at the same token, the verb comes last and decides.
  addVerbClauses(doc, sentence, subordinates, boundaries);
  return subordinates.length === 0 ? boundaries : boundaries.sort((a, b) => a.at - b.at);
}

/** Adds the boundaries where clauses of verbs start. */
function addVerbClauses(
  doc: Document,
  sentence: Sentence,
  subordinates: readonly SubordinateClause[],
  boundaries: Boundary[],
): void {
  const { instructions } = sentence;
  let last = sentence.from;
  for (let i = 0; i < instructions.length; i++) {
    const instruction = instructions[i];
    if (instruction === undefined || staysInClause(doc, i, sentence)) continue;
    const previous = endOfPrevious(sentence, i);
    const subordinate = endOfLast(subordinates, instruction.head);
    const start =
      headingEnd(doc, i, sentence) ??
      clauseStartOf(doc, instruction, Math.max(previous, subordinate));
    if (start <= last) continue;
    boundaries.push({ at: start, kind: 'main' });
    last = start;
  }
}

/** End of the last subordinate clause before a token; 0 if there is none. */
function endOfLast(subordinates: readonly SubordinateClause[], before: number): number {
  if (subordinates.length === 0) return 0;
  return subordinates.findLast(({ to }) => to <= before)?.to ?? 0;
}

function isSign(doc: Document, i: number): boolean {
  const kind = doc.kind(i);
  return kind === 'sign' || kind === 'edge';
}
