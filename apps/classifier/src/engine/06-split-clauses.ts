import { clauseStartOf } from './clauses/clause-start.js';
import { hasObject } from './clauses/has-object.js';
import { type SubordinateClause, findSubordinateClauses } from './clauses/subordinate-clauses.js';
import type { Document } from '../document/document.js';
import type { LocalizedDocument } from '../languages/localized-document.js';
import type { Clause } from './clauses/clause.js';
import { MAX_COORDINATED_VERBS, type Instruction } from '../document/instruction.js';
import { endsSentence } from '../document/sentence.js';
import type { TokenRange } from '../document/token-range.js';
import * as Class from '../document/word-classes.js';

/** A sentence with its instructions. */
interface Sentence extends TokenRange {
  readonly instructions: readonly Instruction[];
  readonly index: number;
}

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
  let nextInstruction = 0;
  let nextSubordinate = 0;
  let index = 0;
  for (let from = 0; from < doc.length;) {
    let to = from;
    while (!endsSentence(doc, to)) to++;
    const instructions: Instruction[] = [];
    for (; ; nextInstruction++) {
      const instruction = doc.instructions[nextInstruction];
      if (instruction === undefined || instruction.head >= to) break;
      instructions.push(instruction);
    }
    const inSentence: SubordinateClause[] = [];
    for (; ; nextSubordinate++) {
      const subordinate = subordinates[nextSubordinate];
      if (subordinate === undefined || subordinate.from >= to) break;
      inSentence.push(subordinate);
    }
    addClauses(doc, { from, to, instructions, index }, inSentence, clauses);
    from = to + 1;
    // A semicolon ends all clauses, but not the sentence.
    if (!doc.is(to, ';')) index++;
  }
  return clauses;
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
    instructions: instructions.slice(first, next),
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
  for (const at of verbClauseStarts(doc, sentence, subordinates))
    boundaries.push({ at, kind: 'main' });
  return subordinates.length === 0 ? boundaries : boundaries.sort((a, b) => a.at - b.at);
}

/** First tokens of the clauses of verbs. */
function verbClauseStarts(
  doc: Document,
  sentence: Sentence,
  subordinates: readonly SubordinateClause[],
): number[] {
  const starts: number[] = [];
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
    if (start > last) starts.push((last = start));
  }
  return starts;
}

/** End of the instruction before the one with this index; the start of the sentence before the first. */
function endOfPrevious({ from, instructions }: Sentence, i: number): number {
  return i === 0 ? from : (instructions[i - 1]?.to ?? from);
}

/** End of the last subordinate clause before a token; 0 if there is none. */
function endOfLast(subordinates: readonly SubordinateClause[], before: number): number {
  if (subordinates.length === 0) return 0;
  return subordinates.findLast(({ to }) => to <= before)?.to ?? 0;
}

/** Whether an instruction stays in the clause of another one unless it has its own object. */
function isDependent({ role }: Instruction): boolean {
  return role === 'accompanying' || role === 'purpose' || role === 'forbidden';
}

/** Whether an instruction always starts a clause. */
function hasOwnClause({ role }: Instruction): boolean {
  return role === 'before' || role === 'excluded';
}

/** Whether an instruction stays in the clause before it. */
function staysInClause(doc: Document, i: number, sentence: Sentence): boolean {
  const { instructions, from, to } = sentence;
  const instruction = instructions[i];
  if (instruction === undefined) return false;
  const previous = i === 0 ? undefined : instructions[i - 1];
  if (headingEnd(doc, i, sentence) !== null) return false;
  // "Après avoir lavé les carottes, les râper": another action comes first.
  if (previous === undefined)
    return !(instruction.reference !== null && doc.hasClass(from, Class.PURPOSE));
  if (hasOwnClause(instruction)) return false;
  if (previous.role === 'before' && !isDependent(instruction)) return false;
  // "Utilisez une mandoline pour émincer le fenouil": one clause with its tool.
  if (previous.verb?.using === true && instruction.role === 'purpose') return true;
  if (
    instruction.verb?.using === true &&
    (instruction.role === 'accompanying' || previous.role === 'purpose')
  )
    return true;
  const coordinated = !isDependent(instruction) && isCoordinated(doc, previous, instruction);
  if (coordinated && sharesObject(doc, i, instructions, to)) return true;
  if (i === 1 && isDependent(previous)) return isFronted(doc, previous, instruction);
  if (!isDependent(instruction) || instruction.reference !== null) return false;
  // "pour obtenir une sauce" is a result and stays in the clause.
  if (instruction.role === 'purpose' && instruction.technique === null) return true;
  return !hasObject(doc, instruction, instructions[i + 1]?.clauseStart ?? to);
}

/**
 * "Éplucher, laver et couper les carottes": the verbs share the object of the last one, unless it has
 * no technique: "simmer and prepare the salad".
 */
function sharesObject(
  doc: Document,
  first: number,
  instructions: readonly Instruction[],
  end: number,
): boolean {
  for (let i = first; i < first + MAX_COORDINATED_VERBS; i++) {
    const instruction = instructions[i];
    const next = instructions[i + 1];
    if (instruction === undefined || instruction.verb?.introducesObject === true) return false;
    const limit = next?.clauseStart ?? end;
    if (sharesTest(doc, instruction, limit) || hasObject(doc, instruction, limit))
      return instruction.technique !== null;
    if (next === undefined || !isCoordinated(doc, instruction, next)) return false;
  }
  return false;
}

/**
 * "Cook and stir until the sauce thickens": both verbs last until then. In "Cover and simmer until the
 * rice is soft", only the last one does.
 */
function sharesTest(doc: Document, { technique, to }: Instruction, end: number): boolean {
  if (technique !== 'stir') return false;
  for (let i = to; i < end && doc.kind(i) === 'word'; i++)
    if (doc.hasClass(i, Class.SUBORDINATOR)) return true;
  return false;
}

/** "En remuant, verser …": the previous instruction belongs to the clause of this one. */
function isFronted(doc: Document, previous: Instruction, instruction: Instruction): boolean {
  const withoutTechnique = previous.technique === null && previous.verb?.using === true;
  return withoutTechnique || !hasObject(doc, previous, instruction.clauseStart);
}

/**
 * The token after the colon between a verb and the words before it, which are another instruction or
 * the name of what is made: "Sauce : …"; null without one. A phrase belongs to the verb: "Dans un
 * bol : …", "Pour la sauce : …".
 */
function headingEnd(doc: Document, i: number, sentence: Sentence): number | null {
  const { from, instructions } = sentence;
  const verb = instructions[i]?.from ?? from;
  const floor = endOfPrevious(sentence, i);
  const isPhrase =
    doc.hasClass(from, Class.PREPOSITION | Class.PURPOSE) && doc.verb(from + 1) === undefined;
  if (i === 0 && isPhrase) return null;
  for (let at = floor; at < verb; at++) if (doc.is(at, ':')) return at + 1;
  return null;
}

/** Whether only commas, conjunctions and adverbs stand between two verbs. */
function isCoordinated(doc: Document, previous: Instruction, instruction: Instruction): boolean {
  if (previous.reference !== null) return false;
  for (let i = previous.head + 1; i < instruction.clauseStart; i++) {
    if (i >= previous.complement && i < previous.to) continue;
    const neutral = doc.hasClass(i, Class.CONJUNCTION | Class.ADVERB) || doc.is(i, ',');
    if (!neutral) return false;
  }
  return true;
}

function isSign(doc: Document, i: number): boolean {
  const kind = doc.kind(i);
  return kind === 'sign' || kind === 'edge';
}
