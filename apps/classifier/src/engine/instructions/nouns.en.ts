import * as Class from '../../languages/grammar.js';
import * as Form from '../../languages/verb-forms.js';
import type { Document } from '../model/document.js';
import type { Mention } from '../model/entry.js';
import { MAX_COORDINATED_VERBS } from '../model/instruction.js';
import { NUMBER, WORD } from '../text/tokens.js';

/** Homographs that can be an adjective before a noun. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  'dry warm cool clean open level light smooth double brown set top dot salt'.split(' '),
);

/** Whether a mention is a non-entity: "cut side" in "cut side up". */
const isNonEntity = ({ entry }: Mention) => entry.ingredient === null && entry.utensil === null;

const isFood = ({ entry }: Mention) => entry.ingredient !== null && entry.utensil === null;

const isUtensil = (doc: Document, at: number) =>
  doc.mentions.some(({ entry, from }) => from === at && entry.utensil !== null);

/** The food, utensil or non-entity that a token is part of. */
export function mentionAt(doc: Document, at: number): Mention | undefined {
  return doc.mentions.find(
    (mention) => mention.from <= at && at < mention.to && mention.entry.unit === null,
  );
}

/** Whether an object follows the verb directly. */
export function hasObject(doc: Document, at: number): boolean {
  return doc.hasClass(at + 1, Class.DETERMINER | Class.PRONOUN) || !Number.isNaN(doc.value(at + 1));
}

/** Whether coordinated verbs share an object: "butter, flour and line the tin". */
function sharesObject(doc: Document, at: number): boolean {
  let i = at;
  let joined = false;
  for (let verbs = 0; verbs < MAX_COORDINATED_VERBS; verbs++) {
    if (!doc.hasForm(i, Form.BARE_INSTRUCTION)) return false;
    if (hasObject(doc, i)) return joined;
    let next = i + 1;
    if (doc.is(next, ',')) next++;
    joined = doc.hasClass(next, Class.CONJUNCTION);
    if (joined) next++;
    if (next === i + 1) return false;
    i = next;
  }
  return false;
}

/** "Heat the oven, butter and line a tin": "butter" joins an instruction, not a list of foods. */
export function isCoordinatedWithVerb(doc: Document, at: number, previous: number): boolean {
  if (!sharesObject(doc, at)) return false;
  const last = doc.is(previous - 1, ',') ? previous - 2 : previous - 1;
  if (doc.instructions.at(-1)?.head === last || doc.hasClass(last, Class.MEASURE)) return true;
  return (mentionAt(doc, last)?.entry.utensil ?? null) !== null;
}

/** Whether the first word of a sentence is a noun: "Butter, sugar and eggs", "Cream cheese". */
export function isNounAtStart(doc: Document, at: number): boolean {
  const mention = mentionAt(doc, at);
  if (mention === undefined) return false;
  if (isNonEntity(mention)) return true;
  if (mention.to - mention.from > 1) return !hasObject(doc, at);
  if (isFood(mention) && startsFoodList(doc, at)) return true;
  if (sharesObject(doc, at)) return false;
  const next = doc.kind(at + 1);
  return next !== WORD && next !== NUMBER;
}

/** "Salt and ground pepper to taste" starts with foods, "Salt and pepper the meat" does not. */
function startsFoodList(doc: Document, at: number): boolean {
  if (!doc.hasClass(at + 1, Class.CONJUNCTION)) return false;
  let i = at + 2;
  while (doc.hasClass(i, Class.ADVERB)) i++;
  if (!doc.hasForm(i, Form.BARE_INSTRUCTION)) return true;
  const mention = mentionAt(doc, i);
  if (mention === undefined || !isFood(mention)) return false;
  return endsItem(doc, i + 1) || doc.hasClass(i + 1, Class.PREPOSITION);
}

/** "flour, butter and cream", "and dry ingredients": a noun or an adjective in a list. */
export function isNounInList(doc: Document, at: number): boolean {
  const mention = mentionAt(doc, at);
  if (mention !== undefined && isNonEntity(mention)) return true;
  if (hasObject(doc, at)) return false;
  const verb = doc.verb(at);
  const next = at + 1;
  if (mention !== undefined) {
    // "stand" in "a hand or stand mixer" is part of a utensil.
    if (!isFood(mention) && mention.to - at > 1) return true;
    if (doc.hasClass(next, Class.PREPOSITION) && !isFood(mention)) return false;
    // "flour" in "grease and flour cake tins" is a verb.
    if (isUtensil(doc, next)) return false;
    return (isFood(mention) && verb?.homograph === true) || endsItem(doc, next);
  }
  if (!verb?.homograph || !ADJECTIVES.has(verb.infinitive) || doc.kind(next) !== WORD) return false;
  return !doc.hasClass(next, Class.PREPOSITION | Class.ADVERB | Class.CONJUNCTION);
}

/** Whether a list item can end before a token. */
function endsItem(doc: Document, i: number): boolean {
  return doc.kind(i) !== WORD || doc.hasClass(i, Class.CONJUNCTION | Class.PREDICATE);
}
