import type { LocalizedDocument } from '../compile/compiled-language.js';
import type { Document } from '../document/document.js';
import { MAX_COORDINATED_VERBS } from '../document/instruction.js';
import { applyComplement } from '../instructions/apply-complement.js';
import { readInstructions } from '../instructions/read-instructions.js';

/**
 * Finds the verbs that tell the cook to do something, and the technique of each: from the verb
 * alone, from its auxiliary ("faire revenir") or from its complement ("porter … à ébullition").
 */
export function findInstructions(doc: LocalizedDocument): void {
  const instructions = readInstructions(doc);
  let next = doc.length;
  for (let i = instructions.length - 1; i >= 0; i--) {
    const instruction = instructions[i];
    if (instruction === undefined || instruction.role === 'forbidden') continue;
    const last = lastCoordinated(doc, i);
    const limit = last === i ? next : objectEnd(doc, last);
    applyComplement(doc, instruction, next, limit);
    next = instruction.phraseStart;
  }
}

/** Index of the last verb that shares the object: "line" in "Butter, flour and line a tin". */
function lastCoordinated(doc: Document, first: number): number {
  const { instructions } = doc;
  let last = first;
  for (; last - first < MAX_COORDINATED_VERBS; last++) {
    const next = instructions[last + 1];
    if (!hasOnlyConjunctions(doc, instructions[last]?.to ?? 0, next?.phraseStart ?? 0)) break;
  }
  return last;
}

/** Whether only commas and conjunctions stand between two tokens. */
function hasOnlyConjunctions(doc: Document, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (!doc.is(i, ',') && !doc.hasClass(i, 'CONJUNCTION')) return false;
  }
  return from < to;
}

/** End of the first mention after an instruction, which is its object. */
function objectEnd({ length, mentions, instructions }: Document, at: number): number {
  const from = instructions[at]?.to ?? 0;
  const end = instructions[at + 1]?.phraseStart ?? length;
  return Math.min(end, mentions.find((mention) => mention.from >= from)?.to ?? from);
}
