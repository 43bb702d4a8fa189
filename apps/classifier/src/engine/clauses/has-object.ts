import type { Document } from '../document.js';
import type { Instruction } from '../model/instruction.js';
import * as Class from '../model/word-classes.js';

/** Whether a verb has its own object before a token, unlike in "les couper" and "coupez-les". */
export function hasObject(doc: Document, instruction: Instruction, end: number): boolean {
  if (instruction.reference !== null) return false;
  let i = skipTime(doc, instruction.head + 1, end);
  while (
    i < end &&
    (doc.classes(i) & (Class.ADVERB | Class.DETERMINER | Class.PREPOSITION)) === Class.ADVERB
  )
    i = skipTime(doc, i + 1, end);
  if (i >= end || doc.kind(i) === 'sign') return false;
  const bits = doc.classes(i);
  if (doc.kind(i) === 'number' || doc.mentionAt(i)?.from === i) return true;
  if ((bits & (Class.PREPOSITION | Class.CONJUNCTION)) === 0) return true;
  if ((bits & Class.OF) !== 0 && isPartitive(doc, i)) return true;
  return instruction.role === 'accompanying' && hasLaterObject(doc, i, end);
}

/** Skips a duration, which is no object: "cuire 10 minutes". */
function skipTime(doc: Document, from: number, end: number): number {
  let i = from;
  while (i < end && (!Number.isNaN(doc.value(i)) || doc.is(i, '-') || doc.hasClass(i, Class.RANGE)))
    i++;
  return i > from && i < end && doc.hasClass(i, Class.MEASURE) ? i + 1 : from;
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
