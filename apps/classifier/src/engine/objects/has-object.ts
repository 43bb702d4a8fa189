import type { Document } from '../../document/document.js';
import type { Instruction } from '../../document/instruction.js';
import { isNonEntity } from '../../document/mention.js';
import { PARTICIPLE } from '../../document/verb-forms.js';
import * as Class from '../../document/word-classes.js';
import { hasParticle, STARTS_NO_OBJECT } from './has-particle.js';
import { timeEnd } from '../../quantities/measures/time-end.js';

const {
  ADJECTIVE,
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE,
  SUBORDINATOR,
} = Class;

/** Whether a verb has its own object before a token, unlike in "les couper" and "coupez-les". */
export function hasObject(doc: Document, instruction: Instruction, end: number): boolean {
  if (instruction.reference !== null) return false;
  const i = skipDescriptions(doc, wordsEnd(doc, instruction), end);
  if (i >= end || doc.isSign(i)) return false;
  const bits = doc.classes(i);
  if (doc.isNumber(i)) return true;
  // A determiner directly before a preposition starts no object: "rub all over with oil".
  const isBeforePreposition = (doc.classes(i + 1) & (PREPOSITION | OF)) === PREPOSITION;
  if (isBeforePreposition && (bits & DETERMINER) !== 0) return false;
  if ((bits & STARTS_NO_OBJECT) === 0) return true;
  if ((bits & OF) !== 0 && isPartitive(doc, i)) return true;
  return instruction.role === 'accompanying' && hasLaterObject(doc, i, end);
}

/** The token after the verb and the words that belong to it: "pat dry", "pan-fry", "stir in". */
function wordsEnd(doc: Document, { verb, head, complement, to }: Instruction): number {
  if (verb === null || complement === head + 1) return to;
  return hasParticle(doc, head) ? head + 2 : head + 1;
}

/** Skips adverbs, durations and lone adjectives: "keep warm", "serve chilled", "cuire 10 minutes". */
function skipDescriptions(doc: Document, from: number, end: number): number {
  let i = from;
  while (i < end) {
    const after = Math.max(timeEnd(doc, i, end), sideEnd(doc, i));
    const isAdverb = (doc.classes(i) & (ADVERB | DETERMINER | PREPOSITION)) === ADVERB;
    if (after > i) i = after;
    else if (isAdverb || isLoneAdjective(doc, i, end)) i++;
    else return i;
  }
  return i;
}

/** End of a phrase that names a side of the food, a non-entity: "cut side up"; `from` without one. */
function sideEnd(doc: Document, from: number): number {
  const mention = doc.mentionAt(from);
  if (mention?.from !== from || !isNonEntity(mention)) return from;
  return doc.hasClass(mention.to, ADVERB) ? mention.to : from;
}

function isLoneAdjective(doc: Document, i: number, end: number): boolean {
  const describes = doc.hasClass(i, ADJECTIVE) || doc.forms(i) === PARTICIPLE;
  if (!describes || doc.hasClass(i, DETERMINER)) return false;
  if (doc.mentionAt(i) !== undefined) return false;
  const next = i + 1;
  return (
    next >= end || !doc.isWord(next) || doc.hasClass(next, CONJUNCTION | PREPOSITION | SUBORDINATOR)
  );
}

/** Whether the object follows an adverbial phrase: "en ajoutant au fur et à mesure le lait". */
function hasLaterObject(doc: Document, from: number, end: number): boolean {
  for (let i = from; i < end && !doc.isSign(i); i++) {
    const bits = doc.classes(i);
    if ((bits & (SUBORDINATOR | PURPOSE)) !== 0) return false;
    if ((bits & CONJUNCTION) !== 0 && !doc.hasClass(i + 1, PREPOSITION)) return false;
    const governed = doc.hasClass(i - 1, PREPOSITION | DETERMINER);
    const time = doc.hasClass(i + 1, MEASURE);
    if ((bits & DETERMINER) !== 0 && !governed && !time) return true;
  }
  return false;
}

/** "de la farine" and "d'autres œufs" are objects, "de persil" is not. */
function isPartitive(doc: Document, i: number): boolean {
  return doc.hasClass(i + 1, DETERMINER) && doc.hasClass(i + 1, PRONOUN | ADJECTIVE);
}
