import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import * as Class from '../../document/word-classes.js';
import * as Sign from '../../document/signs.js';

const { CONJUNCTION, OF, PREPOSITION } = Class;
const { COLON, COMMA } = Sign;

/**
 * First token of the clause of an instruction. The clause includes a phrase before the verb ("…, et
 * dans une poêle, …") and a conjunction before it, but no token before `floor`.
 */
export function clauseStartOf(doc: Document, instruction: Instruction, floor: number): number {
  let start = instruction.clauseStart;
  // "…, environ 5 minutes, en remuant": the phrase belongs to the main verb.
  if (instruction.role !== 'accompanying') {
    const hasComma = doc.is(start - 1, COMMA);
    let i = hasComma ? start - 2 : start - 1;
    while (i > floor && !doc.isSign(i) && !doc.hasClass(i, CONJUNCTION)) i--;
    const fronted = doc.hasClass(i + 1, PREPOSITION) && !doc.hasClass(i + 1, OF);
    // Without a comma: "… puis dans une poêle faites revenir les oignons".
    const separated =
      doc.hasClass(i, CONJUNCTION) || (hasComma && (doc.is(i, COMMA) || doc.is(i, COLON)));
    if (fronted && separated && i > floor) start = i + 1;
  }
  for (;;) {
    const i = doc.is(start - 1, COMMA) ? start - 2 : start - 1;
    if (i < floor || !doc.hasClass(i, CONJUNCTION)) return start;
    start = i;
  }
}

/** Whether a verb names the tool of the verb after it: "then, using a wooden spoon, mix in the flour". */
export function isToolOfNextVerb(doc: Document, { verb, role, clauseStart }: Instruction): boolean {
  if (!(verb?.using ?? false) || role !== 'accompanying') return false;
  const before = doc.is(clauseStart - 1, COMMA) ? clauseStart - 2 : clauseStart - 1;
  return doc.hasClass(before, CONJUNCTION);
}
