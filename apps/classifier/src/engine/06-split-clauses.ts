import * as Class from './model/word-classes.js';
import type { TokenRange } from './model/token-range.js';
import type { Document } from './document.js';
import { MAX_COORDINATED_VERBS, type Instruction } from './model/instruction.js';
import { endsSentence } from './model/sentence.js';

/**
 * Splits a text into clauses: at sentence ends, and at each verb with its own object. Coordinated
 * verbs share the object of the last one, a phrase before a verb belongs to this verb, and a gerund
 * without an object stays with its main verb.
 */
export function splitClauses(doc: Document): readonly TokenRange[] {
  const clauses: TokenRange[] = [];
  let firstInstruction = 0;
  for (let from = 0; from < doc.length;) {
    let to = from;
    while (!endsSentence(doc, to)) to++;
    firstInstruction = splitSentence(doc, { from, to, firstInstruction }, clauses);
    from = to + 1;
  }
  return clauses;
}

/** A sentence, with the index of its first instruction. */
interface Sentence extends TokenRange {
  readonly firstInstruction: number;
}

/** Whether an instruction stays in the clause of another one unless it has its own object. */
function isDependent({ role }: Instruction): boolean {
  return role === 'accompanying' || role === 'purpose' || role === 'forbidden';
}

/** Whether an instruction always starts a clause. */
function hasOwnClause({ role }: Instruction): boolean {
  return role === 'before' || role === 'excluded';
}

/** Adds the clauses of a sentence. Returns the index of the first instruction after it. */
function splitSentence(doc: Document, sentence: Sentence, clauses: TokenRange[]): number {
  let start = sentence.from;
  let i = sentence.firstInstruction;
  for (
    let instruction = instructionIn(doc, i, sentence);
    instruction;
    instruction = instructionIn(doc, ++i, sentence)
  ) {
    if (staysInClause(doc, instruction, i, sentence)) continue;
    const floor = instructionIn(doc, i - 1, sentence)?.to ?? sentence.from;
    const clauseStart = clauseStartOf(doc, instruction, floor);
    if (clauseStart <= start) continue;
    addClause(doc, clauses, start, clauseStart);
    start = clauseStart;
  }
  addClause(doc, clauses, start, sentence.to);
  return i;
}

/** Returns the instruction at an index if it is in the sentence. */
function instructionIn(
  doc: Document,
  i: number,
  { firstInstruction, to }: Sentence,
): Instruction | undefined {
  const instruction = i < firstInstruction ? undefined : doc.instructions[i];
  return instruction !== undefined && instruction.head < to ? instruction : undefined;
}

/** Whether an instruction stays in the clause before it. */
function staysInClause(
  doc: Document,
  instruction: Instruction,
  i: number,
  sentence: Sentence,
): boolean {
  const previous = instructionIn(doc, i - 1, sentence);
  if (previous === undefined)
    return !(hasPronoun(doc, instruction) && startsWithPurpose(doc, sentence.from));
  if (hasOwnClause(instruction) || previous.role === 'before') return false;
  const coordinated = !isDependent(instruction) && isCoordinated(doc, previous, instruction);
  if (coordinated && sharesObject(doc, i, sentence)) return true;
  if (i === sentence.firstInstruction + 1 && isDependent(previous))
    return isFronted(doc, previous, instruction);
  if (!isDependent(instruction) || hasPronoun(doc, instruction)) return false;
  // "pour obtenir une sauce" is a result and stays in the clause.
  if (instruction.role === 'purpose' && instruction.technique === null) return true;
  return !hasObject(
    doc,
    instruction,
    instructionIn(doc, i + 1, sentence)?.clauseStart ?? sentence.to,
  );
}

/** "Éplucher, laver et couper les carottes": the verbs share the object of the last one. */
function sharesObject(doc: Document, first: number, sentence: Sentence): boolean {
  for (let i = first; i < first + MAX_COORDINATED_VERBS; i++) {
    const instruction = instructionIn(doc, i, sentence);
    const next = instructionIn(doc, i + 1, sentence);
    if (instruction === undefined || instruction.verb?.introducesObject === true) return false;
    if (hasObject(doc, instruction, next?.clauseStart ?? sentence.to)) return true;
    if (next === undefined || !isCoordinated(doc, instruction, next)) return false;
  }
  return false;
}

/** "En remuant, verser …": the previous instruction belongs to the clause of this one. */
function isFronted(doc: Document, previous: Instruction, instruction: Instruction): boolean {
  const withoutTechnique = previous.technique === null && previous.role !== 'forbidden';
  return withoutTechnique || !hasObject(doc, previous, instruction.clauseStart);
}

/** Whether a purpose or another action comes first: "Après avoir lavé les carottes, les râper". */
function startsWithPurpose(doc: Document, i: number): boolean {
  return doc.hasClass(i, Class.PURPOSE);
}

/** Whether a verb has its own object, unlike in "les couper" and "coupez-les". */
function hasObject(doc: Document, instruction: Instruction, end: number): boolean {
  if (hasPronoun(doc, instruction)) return false;
  let i = instruction.head + 1;
  while (
    i < end &&
    (doc.classes(i) & (Class.ADVERB | Class.DETERMINER | Class.PREPOSITION)) === Class.ADVERB
  )
    i++;
  if (i >= end || doc.kind(i) === 'sign') return false;
  const bits = doc.classes(i);
  if (doc.kind(i) === 'number' || startsMention(doc, i)) return true;
  if ((bits & (Class.PREPOSITION | Class.CONJUNCTION)) === 0) return true;
  if ((bits & Class.OF) !== 0 && isPartitive(doc, i)) return true;
  return instruction.role === 'accompanying' && hasLaterObject(doc, i, end);
}

/** Whether the object follows an adverbial phrase: "en ajoutant au fur et à mesure le lait". */
function hasLaterObject(doc: Document, from: number, end: number): boolean {
  for (let i = from; i < end && doc.kind(i) !== 'sign'; i++) {
    const bits = doc.classes(i);
    if ((bits & (Class.SUBORDINATOR | Class.PURPOSE)) !== 0) return false;
    if ((bits & Class.CONJUNCTION) !== 0 && !doc.hasClass(i + 1, Class.PREPOSITION)) return false;
    const governed = doc.hasClass(i - 1, Class.PREPOSITION | Class.DETERMINER);
    const time = doc.hasClass(i + 1, Class.MEASURE);
    if ((bits & Class.DETERMINER) !== 0 && !governed && !time) return true;
  }
  return false;
}

/** "de la farine" and "d'autres œufs" are objects, "de persil" is not. */
function isPartitive(doc: Document, i: number): boolean {
  return doc.hasClass(i + 1, Class.DETERMINER);
}

function startsMention(doc: Document, token: number): boolean {
  for (const { from } of doc.mentions) if (from >= token) return from === token;
  return false;
}

function hasPronoun(doc: Document, instruction: Instruction): boolean {
  for (let i = instruction.clauseStart; i < instruction.from; i++) {
    if (doc.hasClass(i, Class.PRONOUN) && doc.lowerCase(i) !== 'en') return true;
  }
  const after = instruction.from + 1;
  // A pronoun can follow the verb: "coupez-les", "roll them".
  const bits = doc.classes(after) & (Class.PRONOUN | Class.DETERMINER);
  return bits === Class.PRONOUN || (doc.token(after).joined && (bits & Class.PRONOUN) !== 0);
}

/** Whether only commas, conjunctions and adverbs stand between two verbs. */
function isCoordinated(doc: Document, previous: Instruction, instruction: Instruction): boolean {
  if (hasPronoun(doc, previous)) return false;
  for (let i = previous.head + 1; i < instruction.clauseStart; i++) {
    if (i >= previous.complement && i < previous.to) continue;
    const neutral = doc.hasClass(i, Class.CONJUNCTION | Class.ADVERB) || doc.is(i, ',');
    if (!neutral) return false;
  }
  return true;
}

/** First token of the clause, which includes a phrase before the verb: "…, et dans une poêle, …". */
function clauseStartOf(doc: Document, instruction: Instruction, floor: number): number {
  let start = instruction.clauseStart;
  if (doc.is(start - 1, ',')) {
    let i = start - 2;
    while (i > floor && doc.kind(i) !== 'sign' && !doc.hasClass(i, Class.CONJUNCTION)) i--;
    const fronted = doc.hasClass(i + 1, Class.PREPOSITION) && !doc.hasClass(i + 1, Class.OF);
    const separated = doc.is(i, ',') || doc.is(i, ':') || doc.hasClass(i, Class.CONJUNCTION);
    if (fronted && separated && i > floor) start = i + 1;
  }
  for (;;) {
    // The conjunction belongs to the clause: "et, dans un bol, …".
    const i = doc.is(start - 1, ',') ? start - 2 : start - 1;
    if (i < floor || !doc.hasClass(i, Class.CONJUNCTION)) return start;
    start = i;
  }
}

/** Adds a clause without the punctuation at its ends, unless it is empty. */
function addClause(doc: Document, clauses: TokenRange[], from: number, to: number): void {
  const isSign = (i: number) => doc.kind(i) === 'sign' || doc.kind(i) === 'edge';
  while (from < to && isSign(from)) from++;
  while (to > from && isSign(to - 1)) to--;
  if (from < to) clauses.push({ from, to });
}
