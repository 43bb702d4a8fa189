import { lastFood } from '../../document/agreement.js';
import type { InstructionDraft } from '../../document/instruction.js';
import type { Meaning, Verb } from '../../document/verb.js';
import { Trait } from '../../document/word.js';
import type { LocalizedDocument } from '../../languages/localized-document.js';
import { hasObject } from '../objects/has-object.js';

const { STARTS_COMPLEMENT } = Trait;

/** Maximum distance in tokens to the tool before a verb. */
const MAX_DISTANCE = 40;

/**
 * Finds the technique of a verb in the words before it: "coupez les citrons, pressez-les", "dans un
 * wok, faites sauter". What follows the verb takes precedence.
 *
 * @param previous token of the verb before; -1 without one
 * @param end start of the next clause
 */
export function applyContextBefore(
  doc: LocalizedDocument,
  instruction: InstructionDraft,
  verb: Verb,
  previous: number,
  end: number,
): void {
  const { clauseStart } = instruction;
  if (clauseStart === 0) return;
  let found = meaningAt(doc, verb, lastFood(doc, instruction));
  if (found === undefined || !takesUpObject(doc, instruction, end))
    found = frontedMeaning(doc, verb, clauseStart, previous);
  if (found === undefined) return;
  instruction.technique = found.technique;
  instruction.weight = found.weight;
}

/** The meaning of a verb with the complement that starts at a token. */
function meaningAt(doc: LocalizedDocument, { complements }: Verb, at: number): Meaning | undefined {
  if ((doc.traits(at) & STARTS_COMPLEMENT) === 0) return undefined;
  return doc.language.complements.longestFrom(complements, doc, at)?.value;
}

/** Whether a verb refers to the object before by a pronoun, or leaves it out. */
function takesUpObject(
  doc: LocalizedDocument,
  instruction: InstructionDraft,
  end: number,
): boolean {
  const { reference, to } = instruction;
  if (reference !== null) return reference === 'object' || reference === 'latest';
  // "Faites fondre dans une poêle le beurre": the object follows a phrase.
  for (let i = to; i < end; i++) if (doc.mentionAt(i)?.entry.ingredient != null) return false;
  return !hasObject(doc, instruction, end);
}

/** The meaning of a verb with a tool or vessel in the phrase that starts its sentence. */
function frontedMeaning(
  doc: LocalizedDocument,
  verb: Verb,
  before: number,
  previous: number,
): Meaning | undefined {
  let found: Meaning | undefined;
  for (let i = before - 1; i >= 0 && !doc.endsSentence(i); i--) {
    if (i === previous || i < before - MAX_DISTANCE) return undefined;
    if (doc.mentionAt(i)?.entry.utensil != null) found = meaningAt(doc, verb, i) ?? found;
  }
  return found;
}
