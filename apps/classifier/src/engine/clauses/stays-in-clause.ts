import type { Document } from '../../document/document.js';
import { MAX_COORDINATED_VERBS, type Instruction } from '../../document/instruction.js';
import * as Class from '../../document/word-classes.js';
import { isToolOfNextVerb } from './clause-start.js';
import { hasObject } from '../objects/has-object.js';
import type { Sentence } from './sentence.js';
import * as Sign from '../../document/signs.js';

const { ADVERB, CONJUNCTION, PURPOSE, SUBORDINATOR } = Class;
const { COMMA } = Sign;

/** Whether an instruction stays in the clause of another one unless it has its own object. */
function isDependent({ role }: Instruction): boolean {
  return role === 'accompanying' || role === 'purpose' || role === 'forbidden';
}

/** Whether an instruction always starts a clause. */
function hasOwnClause({ role }: Instruction): boolean {
  return role === 'before' || role === 'excluded';
}

/** Whether an instruction stays in the clause before it. A heading before it would start a clause. */
export function staysInClause(doc: Document, i: number, sentence: Sentence): boolean {
  const { instructions, from, to } = sentence;
  const instruction = instructions[i];
  if (instruction === undefined) return false;
  const previous = i === 0 ? undefined : instructions[i - 1];
  // "Après avoir lavé les carottes, les râper": another action comes first.
  if (previous === undefined)
    return !(instruction.reference !== null && doc.hasClass(from, PURPOSE));
  if (hasOwnClause(instruction)) return false;
  if (previous.role === 'before' && !isDependent(instruction)) return false;
  // "Utilisez une mandoline pour émincer le fenouil": one clause with its tool.
  if ((previous.verb?.using ?? false) && instruction.role === 'purpose') return true;
  if (isToolOfNextVerb(doc, instruction)) return false;
  if (
    (instruction.verb?.using ?? false) &&
    (instruction.role === 'accompanying' || previous.role === 'purpose')
  )
    return true;
  const coordinated = !isDependent(instruction) && isCoordinated(doc, previous, instruction);
  if (coordinated && sharesObject(doc, i, instructions, to)) return true;
  const mayBeFronted = i === 1 || isToolOfNextVerb(doc, previous);
  if (mayBeFronted && isDependent(previous)) return isFronted(doc, previous, instruction);
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
    if (instruction === undefined || (instruction.verb?.introducesObject ?? false)) return false;
    const limit = next?.clauseStart ?? end;
    // The verbs share the pronoun: "lavez, séchez et coupez-les".
    if (instruction.reference === 'object') return instruction.technique !== null;
    if (sharesTest(doc, instruction, limit) || hasObject(doc, instruction, limit))
      return instruction.technique !== null;
    if (next === undefined || !isCoordinated(doc, instruction, next)) return false;
  }
  return false;
}

/** "Cook and stir until the rice is soft": both verbs last until then, unlike "cover and simmer". */
function sharesTest(doc: Document, { technique, to }: Instruction, end: number): boolean {
  if (technique !== 'stir') return false;
  for (let i = to; i < end && doc.isWord(i); i++) if (doc.hasClass(i, SUBORDINATOR)) return true;
  return false;
}

/** "En remuant, verser …": the previous instruction belongs to the clause of this one. */
function isFronted(doc: Document, previous: Instruction, instruction: Instruction): boolean {
  const withoutTechnique = previous.technique === null && (previous.verb?.using ?? false);
  return withoutTechnique || !hasObject(doc, previous, instruction.clauseStart);
}

/** Whether only commas, conjunctions and adverbs stand between two verbs. */
function isCoordinated(doc: Document, previous: Instruction, instruction: Instruction): boolean {
  if (previous.reference !== null) return false;
  // The pronoun is the object of the second verb only: "en remuant, puis coulez-la".
  if (isDependent(previous) && instruction.reference !== null) return false;
  for (let i = previous.head + 1; i < instruction.clauseStart; i++) {
    if (i >= previous.complement && i < previous.to) continue;
    const neutral = doc.hasClass(i, CONJUNCTION | ADVERB) || doc.is(i, COMMA);
    if (!neutral) return false;
  }
  return true;
}
