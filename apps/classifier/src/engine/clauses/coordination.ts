import type { Document } from '../document/document.js';
import { type Instruction, MAX_COORDINATED_VERBS } from '../document/instruction.js';
import { hasObject } from '../objects/has-object.js';
import type { Sentence } from './sentence.js';

/** Whether an instruction stays in the clause of another one unless it has its own object. */
export function isDependent({ role }: Instruction): boolean {
  return role === 'accompanying' || role === 'purpose' || role === 'forbidden';
}

/** Whether only commas, conjunctions and adverbs stand between two verbs. */
export function isCoordinated(
  doc: Document,
  previous: Instruction,
  instruction: Instruction,
): boolean {
  if (previous.reference !== null) return false;
  // The pronoun is the object of the second verb only: "en remuant, puis coulez-la".
  if (isDependent(previous) && instruction.reference !== null) return false;
  for (let i = previous.head + 1; i < instruction.phraseStart; i++) {
    if (i >= previous.complement && i < previous.to) continue;
    if (!doc.hasAnyClass(i, ['CONJUNCTION', 'ADVERB']) && !doc.is(i, ',')) return false;
  }
  return true;
}

/**
 * Whether the verbs from an index on share the object of the last one: "éplucher, laver et couper les
 * carottes". A verb without technique has an object of its own: "simmer and prepare the salad".
 */
export function sharesObject(
  doc: Document,
  first: number,
  { instructions, to }: Sentence,
): boolean {
  for (let i = first; i < first + MAX_COORDINATED_VERBS; i++) {
    const instruction = instructions[i];
    const next = instructions[i + 1];
    if (instruction === undefined || (instruction.verb?.introducesObject ?? false)) return false;
    const limit = next?.phraseStart ?? to;
    // The verbs share the pronoun: "lavez, séchez et coupez-les", "whisk and simmer everything".
    const sharesPronoun =
      instruction.reference === 'object' || instruction.reference === 'everything';
    if (sharesPronoun || sharesTest(doc, instruction, limit) || hasObject(doc, instruction, limit))
      return instruction.technique !== null;
    if (next === undefined || !isCoordinated(doc, instruction, next)) return false;
  }
  return false;
}

/** "Cook and stir until the rice is soft": both verbs last until then, unlike "cover and simmer". */
function sharesTest(doc: Document, { technique, to }: Instruction, end: number): boolean {
  if (technique !== 'stir') return false;
  for (let i = to; i < end && doc.isWord(i); i++) if (doc.hasClass(i, 'SUBORDINATOR')) return true;
  return false;
}
