import {
  ADVERB,
  CONJUNCTION,
  DETERMINER,
  MEASURE,
  PREDICATE,
  PREPOSITION,
  PRONOUN,
} from '../../languages/grammar.js';
import { BARE_INSTRUCTION } from '../../languages/verb-forms.js';
import { numberOf } from '../model/language.js';
import type { Mention } from '../model/entry.js';
import { MAX_COORDINATED_VERBS } from '../model/instruction.js';
import { type Document, classAt, formAt, verbAt } from './instruction-classifier.js';
import { NUMBER, WORD } from '../text/tokens.js';

/** Homographs that can be an adjective before a noun. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  'dry warm cool clean open level light smooth double brown set top dot salt'.split(' '),
);

/** Whether a mention is a non-entity: "cut side" in "cut side up". */
const isNonEntity = ({ entry }: Mention) => entry.ingredient === null && entry.utensil === null;

const isFood = ({ entry }: Mention) => entry.ingredient !== null && entry.utensil === null;

const isUtensil = (document: Document, at: number) =>
  document.mentions.some(({ entry, from }) => from === at && entry.utensil !== null);

/** The food, utensil or non-entity that a token is part of. */
export function mentionAt(document: Document, at: number): Mention | undefined {
  return document.mentions.find(
    (mention) => mention.from <= at && at < mention.to && mention.entry.unit === null,
  );
}

/** Whether an object follows the verb directly. */
export function hasObject(document: Document, at: number): boolean {
  return (
    (classAt(document, at + 1) & (DETERMINER | PRONOUN)) !== 0 ||
    !Number.isNaN(numberOf(document.language, document.tokens, at + 1))
  );
}

/** Whether coordinated verbs share an object: "butter, flour and line the tin". */
function sharesObject(document: Document, at: number): boolean {
  let i = at;
  let joined = false;
  for (let verbs = 0; verbs < MAX_COORDINATED_VERBS; verbs++) {
    if ((formAt(document, i) & BARE_INSTRUCTION) === 0) return false;
    if (hasObject(document, i)) return joined;
    let next = i + 1;
    if (document.tokens.is(next, ',')) next++;
    joined = (classAt(document, next) & CONJUNCTION) !== 0;
    if (joined) next++;
    if (next === i + 1) return false;
    i = next;
  }
  return false;
}

/**
 * Whether the verb is coordinated with an instruction and not with a food: "butter" in "Heat the
 * oven, butter and line a tin".
 */
export function isCoordinatedWithVerb(document: Document, at: number, p: number): boolean {
  if (!sharesObject(document, at)) return false;
  const last = document.tokens.is(p - 1, ',') ? p - 2 : p - 1;
  if (document.instructions.at(-1)?.head === last || (classAt(document, last) & MEASURE) !== 0)
    return true;
  const mention = mentionAt(document, last);
  return mention !== undefined && mention.entry.utensil !== null;
}

/** Whether the first word of a sentence is a noun: "Butter, sugar and eggs", "Cream cheese". */
export function isNounAtStart(document: Document, at: number): boolean {
  const mention = mentionAt(document, at);
  if (mention === undefined) return false;
  if (isNonEntity(mention)) return true;
  if (mention.to - mention.from > 1) return !hasObject(document, at);
  if (isFood(mention) && startsFoodList(document, at)) return true;
  if (sharesObject(document, at)) return false;
  const next = document.tokens.kind(at + 1);
  return next !== WORD && next !== NUMBER;
}

/**
 * Whether a sentence starts with a list of foods: "Salt and ground pepper to taste", but not "Salt
 * and pepper the meat".
 */
function startsFoodList(document: Document, at: number): boolean {
  if ((classAt(document, at + 1) & CONJUNCTION) === 0) return false;
  let i = at + 2;
  while ((classAt(document, i) & ADVERB) !== 0) i++;
  if ((formAt(document, i) & BARE_INSTRUCTION) === 0) return true;
  const mention = mentionAt(document, i);
  if (mention === undefined || !isFood(mention)) return false;
  return endsItem(document, i + 1) || (classAt(document, i + 1) & PREPOSITION) !== 0;
}

/**
 * Whether the word is a noun or an adjective in a list: "flour, butter and cream", "and dry
 * ingredients".
 */
export function isNounInList(document: Document, at: number): boolean {
  const mention = mentionAt(document, at);
  if (mention !== undefined && isNonEntity(mention)) return true;
  if (hasObject(document, at)) return false;
  const verb = verbAt(document, at);
  if (mention !== undefined) {
    // "a hand or stand mixer"
    if (!isFood(mention) && mention.to - at > 1) return true;
    const next = at + 1;
    if ((classAt(document, next) & PREPOSITION) !== 0 && !isFood(mention)) return false;
    // "grease and flour cake tins"
    if (isUtensil(document, next)) return false;
    return (isFood(mention) && verb?.homograph === true) || endsItem(document, next);
  }
  if (!verb?.homograph) return false;
  return (
    ADJECTIVES.has(verb.infinitive) &&
    document.tokens.kind(at + 1) === WORD &&
    (classAt(document, at + 1) & (PREPOSITION | ADVERB | CONJUNCTION)) === 0
  );
}

/** Whether a list item can end before a token. */
function endsItem(document: Document, i: number): boolean {
  return (
    document.tokens.kind(i) !== WORD || (classAt(document, i) & (CONJUNCTION | PREDICATE)) !== 0
  );
}
