import { lastFood } from '../references/agreement.js';
import type { InstructionDraft } from '../document/instruction.js';
import type { Meaning, Verb } from '../words/verb.js';
import type { Document } from '../document/document.js';
import { hasObject } from '../objects/has-object.js';

/** Maximum distance in tokens to the tool before a verb. */
const MAX_DISTANCE = 40;

/**
 * Finds the technique of a verb in the words before it: "coupez les citrons, pressez-les", "dans un
 * wok, faites sauter". What follows the verb takes precedence.
 *
 * @param end start of the next clause
 */
export function applyContextBefore(
  doc: Document,
  instruction: InstructionDraft,
  verb: Verb,
  end: number,
): void {
  const { phraseStart } = instruction;
  if (phraseStart === 0) return;
  let found = meaningAt(doc, verb, lastFood(doc, instruction));
  if (found === undefined || !takesUpObject(doc, instruction, end))
    found = frontedMeaning(doc, verb, phraseStart);
  if (found === undefined) return;
  instruction.technique = found.technique;
  instruction.weight = found.weight;
}

/** The meaning of a verb with the complement that starts at a token. */
function meaningAt(doc: Document, { complements }: Verb, at: number): Meaning | undefined {
  return complements?.longest(doc, at)?.value;
}

/** Whether a verb refers to the object before by a pronoun, or leaves it out. */
function takesUpObject(doc: Document, instruction: InstructionDraft, end: number): boolean {
  const { reference, to } = instruction;
  if (reference !== null) return reference === 'object' || reference === 'latest';
  // "Faites fondre dans une poêle le beurre": the object follows a phrase.
  for (let i = to; i < end && !doc.endsSentence(i); i++) if (doc.isFood(i)) return false;
  return !hasObject(doc, instruction, end);
}

/** The meaning of a verb with a tool or vessel in the phrase that starts its sentence. */
function frontedMeaning(doc: Document, verb: Verb, before: number): Meaning | undefined {
  let found: Meaning | undefined;
  for (let i = before - 1; i >= 0 && !doc.endsSentence(i); i--) {
    if (i < before - MAX_DISTANCE) return undefined;
    // A tool after a verb is not that of the next verb: "chauffer un wok et faire sauter".
    if (doc.instructionAt(i) !== undefined) found = undefined;
    if (doc.mentionAt(i)?.entry.utensil != null) found = meaningAt(doc, verb, i) ?? found;
  }
  return found;
}
