import type { LocalizedDocument } from '../compile/localized-document.js';
import { applyComplement } from '../instructions/apply-complement.js';
import { lastCoordinated, objectEnd } from '../instructions/coordinated-verbs.js';
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
    const last = instruction.technique === null ? lastCoordinated(doc, i) : i;
    const limit = last === i ? next : objectEnd(doc, last);
    applyComplement(doc, instruction, instructions[i - 1]?.head ?? -1, next, limit);
    next = instruction.phraseStart;
  }
}
