import type { InstructionDraft } from '../document/instruction.js';
import type { Document } from '../document/document.js';
import { applyContextBefore } from './context-before.js';

/** Maximum distance in tokens from a verb to its complement. */
const MAX_COMPLEMENT_DISTANCE = 24;

/**
 * Finds the complement that determines the technique of a verb. The search starts at the phrase of the
 * verb ("sans cesser de tourner"). It ends at `limit`, and at `next`, the start of the next clause, for a
 * complement that the span includes. "flour" in "flour and line a tin" gets its technique from "tin".
 */
export function applyComplement(
  doc: Document,
  instruction: InstructionDraft,
  next: number,
  limit: number,
): void {
  const { verb, phraseStart, from, head, to: verbEnd } = instruction;
  if (verb === null) return;
  const { complements } = verb;
  const required = from < head ? verb.auxiliaryComplements : undefined;
  if (complements === undefined && required === undefined) return;
  if (verb.dependsOnObject) applyContextBefore(doc, instruction, verb, next);
  const end = Math.min(limit, head + MAX_COMPLEMENT_DISTANCE);
  let isFound = false;
  for (let at = phraseStart; at < end; at++) {
    // "20 s" is a time, "s'il" starts a clause, "that" is a pronoun in "bring that to a boil".
    const isPronoun = at === head + 1 && instruction.reference !== null;
    const isSubordinate = doc.hasClass(at, 'SUBORDINATOR') && !doc.isNumber(at - 1) && !isPronoun;
    if (doc.endsSentence(at) || (isSubordinate && at > from)) break;
    const found = required?.longest(doc, at) ?? complements?.longest(doc, at);
    if (found === undefined || found.end > end) continue;
    const { technique, included } = found.value;
    // Between an auxiliary and its verb stands the object: "laisser les graines gonfler".
    if (included && (at < head || found.end > next || doc.isInsideMention(at))) continue;
    const weight = found.value.weight + (from < head ? 1 : 0);
    // "Battre les blancs d'œufs en neige": the span extends to the last word of the wording.
    const isLonger = technique === instruction.technique && included;
    if (isFound && weight <= instruction.weight && !isLonger) continue;
    isFound = true;
    instruction.technique = technique;
    instruction.weight = weight;
    instruction.complement = included ? at : verbEnd;
    instruction.to = included ? found.end : verbEnd;
  }
}
