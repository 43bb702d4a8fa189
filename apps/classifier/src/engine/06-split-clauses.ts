import type { Clause } from '../document/clause.js';
import {
  type ClauseSplitter,
  newClauseSplitter,
  startMainClause,
} from './clauses/clause-splitter.js';
import { clauseStartOf } from './clauses/clause-start.js';
import { endOfPrevious, headingEnd, type Sentence } from './clauses/sentence.js';
import { staysInClause } from './clauses/stays-in-clause.js';
import { type SubordinateClause, findSubordinateClauses } from './clauses/subordinate-clauses.js';
import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../languages/localized-document.js';
import * as Sign from '../document/signs.js';

const { SEMICOLON } = Sign;

/**
 * Splits a text into clauses: at sentence ends, at subordinate clauses, and at each verb with its
 * own object. Coordinated verbs share the object of the last one, a phrase before a verb belongs to
 * this verb, and a gerund without an object stays with its main verb.
 */
export function splitClauses(doc: LocalizedDocument): readonly Clause[] {
  const subordinates = findSubordinateClauses(doc);
  const splitter = newClauseSplitter(doc, subordinates);
  let first = 0;
  for (let from = 0; from < doc.length;) {
    const to = doc.sentenceEnd(from);
    const instructions = doc.instructionsFrom(first, to);
    splitAtVerbs(doc, { from, to, instructions }, splitter);
    startMainClause(splitter, to);
    first += instructions.length;
    from = to + 1;
    // A semicolon ends all clauses, but not the sentence.
    if (!doc.is(to, SEMICOLON)) splitter.sentence++;
  }
  return splitter.clauses;
}

/** Splits a sentence where the clauses of its verbs start. */
function splitAtVerbs(doc: Document, sentence: Sentence, splitter: ClauseSplitter): void {
  const { instructions } = sentence;
  let last = sentence.from;
  for (let i = 0; i < instructions.length; i++) {
    const instruction = instructions[i];
    if (instruction === undefined) continue;
    const heading = headingEnd(doc, i, sentence);
    if (heading === null && staysInClause(doc, i, sentence)) continue;
    const floor = Math.max(
      endOfPrevious(sentence, i),
      endOfLast(splitter.subordinates, instruction.head),
    );
    const start = heading ?? clauseStartOf(doc, instruction, floor);
    if (start <= last) continue;
    startMainClause(splitter, start);
    last = start;
  }
}

/** End of the last subordinate clause before a token; 0 if there is none. */
function endOfLast(subordinates: readonly SubordinateClause[], before: number): number {
  if (subordinates.length === 0) return 0;
  return subordinates.findLast(({ to }) => to <= before)?.to ?? 0;
}
