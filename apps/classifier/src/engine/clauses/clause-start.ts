import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import * as Class from '../../document/word-classes.js';

/**
 * First token of the clause of an instruction. The clause includes a phrase before the verb ("…, et
 * dans une poêle, …") and a conjunction before it, but no token before `floor`.
 */
export function clauseStartOf(doc: Document, instruction: Instruction, floor: number): number {
  let start = instruction.clauseStart;
  // "…, environ 5 minutes, en remuant": the phrase belongs to the main verb.
  if (doc.is(start - 1, ',') && instruction.role !== 'accompanying') {
    let i = start - 2;
    while (i > floor && doc.kind(i) !== 'sign' && !doc.hasClass(i, Class.CONJUNCTION)) i--;
    const fronted = doc.hasClass(i + 1, Class.PREPOSITION) && !doc.hasClass(i + 1, Class.OF);
    const separated = doc.is(i, ',') || doc.is(i, ':') || doc.hasClass(i, Class.CONJUNCTION);
    if (fronted && separated && i > floor) start = i + 1;
  }
  for (;;) {
    const i = doc.is(start - 1, ',') ? start - 2 : start - 1;
    if (i < floor || !doc.hasClass(i, Class.CONJUNCTION)) return start;
    start = i;
  }
}
