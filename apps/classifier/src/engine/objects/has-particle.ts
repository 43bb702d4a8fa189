import { SOLID } from '#domain/catalogue/kinds/food-kinds.js';
import { MOISTENING } from '#domain/catalogue/kinds/technique-kinds.js';
import type { Document } from '../document/document.js';
import { subcategoryOf } from '../rules/token-tests.js';

/** Classes of words that start no object: "with", "and", "until", "afin". */
export const STARTS_NO_OBJECT = ['PREPOSITION', 'CONJUNCTION', 'SUBORDINATOR', 'PURPOSE'] as const;

/** Whether what a verb of covering acts with may start at a token: "de la crème", "du reste", not "des crêpes". */
export function startsInstrument(doc: Document, i: number): boolean {
  return doc.hasAnyClass(i, ['OF', 'CONTRACTED']) && !doc.hasClass(i, 'PLURAL');
}

/** Whether the particle of a verb follows it, and an object follows the particle. */
export function hasParticle(doc: Document, head: number): boolean {
  if (!(doc.verb(head)?.withParticle ?? false) || !doc.hasClass(head + 1, 'PARTICLE')) return false;
  // "Stir over a low heat".
  if (doc.mentionAt(head + 1) !== undefined) return false;
  const object = head + 2;
  if (isPouredUpon(doc, head, object)) return false;
  const isNumber = doc.isNumber(object);
  // "pour over the stock", but "pour over chicken".
  const isBare = !isNumber && !doc.hasClass(object, 'DETERMINER');
  if (isBare && !doc.hasClass(head + 1, 'ADVERB')) return false;
  return isNumber || (doc.isWord(object) && !startsNoObject(doc, object));
}

/** Whether no object starts at a token: a preposition, or "a bowl" in "whisk in a clean bowl". */
function startsNoObject(doc: Document, from: number): boolean {
  if (doc.hasAnyClass(from, STARTS_NO_OBJECT)) return true;
  for (let i = from; doc.isWord(i) && !doc.hasAnyClass(i, STARTS_NO_OBJECT); i++) {
    const name = doc.mentionAt(i)?.entry;
    if (name !== undefined) return name.ingredient === null && name.utensil !== null;
  }
  return false;
}

/** Whether a verb puts what was named before upon the solid food after its particle. */
function isPouredUpon(doc: Document, head: number, object: number): boolean {
  const verb = doc.verb(head);
  const pours = verb !== undefined && (verb.placing || MOISTENING.has(verb.alone));
  if (!pours || !doc.hasClass(head + 1, 'COVERED')) return false;
  let at = object;
  while (doc.hasAnyClass(at, ['DETERMINER', 'ADJECTIVE'])) at++;
  const food = doc.mentionAt(at)?.entry.ingredient;
  return food != null && (food === 'eggYolk' || SOLID.has(subcategoryOf(food)));
}
