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

/** Homographs that describe the noun after them. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  'dry warm cool clean open level light smooth double brown set top dot salt'.split(' '),
);

/** "cut side up": the phrase is known, and orders nothing. */
const isNonEntity = ({ entry }: Mention) => entry.ingredient === null && entry.utensil === null;

const isFood = ({ entry }: Mention) => entry.ingredient !== null && entry.utensil === null;

const isUtensil = (document: Document, at: number) =>
  document.mentions.some(({ entry, from }) => from === at && entry.utensil !== null);

/** What a token is part of: a food, a utensil, or a phrase that is known to be neither. */
export function mentionAt(document: Document, at: number): Mention | undefined {
  return document.mentions.find(
    (mention) => mention.from <= at && at < mention.to && mention.entry.unit === null,
  );
}

/** Whether something follows that the verb acts on. */
export function hasObject(document: Document, at: number): boolean {
  return (
    (classAt(document, at + 1) & (DETERMINER | PRONOUN)) !== 0 ||
    !Number.isNaN(numberOf(document.language, document.tokens, at + 1))
  );
}

/** "butter, flour and line the tin": verbs in a row up to the one that has the object. */
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

/** "Heat the oven, butter and line a tin": nothing before that a food could be listed with. */
export function isCoordinatedWithVerb(document: Document, at: number, p: number): boolean {
  if (!sharesObject(document, at)) return false;
  const last = document.tokens.is(p - 1, ',') ? p - 2 : p - 1;
  if (document.instructions.at(-1)?.head === last || (classAt(document, last) & MEASURE) !== 0)
    return true;
  const mention = mentionAt(document, last);
  return mention !== undefined && mention.entry.utensil !== null;
}

/** "Butter, sugar and eggs", "Cream cheese": a sentence that begins with things. */
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

/** "Salt and ground pepper to taste", but "Salt and pepper the meat". */
function startsFoodList(document: Document, at: number): boolean {
  if ((classAt(document, at + 1) & CONJUNCTION) === 0) return false;
  let i = at + 2;
  while ((classAt(document, i) & ADVERB) !== 0) i++;
  if ((formAt(document, i) & BARE_INSTRUCTION) === 0) return true;
  const mention = mentionAt(document, i);
  if (mention === undefined || !isFood(mention)) return false;
  return endsItem(document, i + 1) || (classAt(document, i + 1) & PREPOSITION) !== 0;
}

/** "flour, butter and cream", "and dry ingredients": a thing among things. */
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

/** Whether an item of a list may end before a token. */
function endsItem(document: Document, i: number): boolean {
  return (
    document.tokens.kind(i) !== WORD || (classAt(document, i) & (CONJUNCTION | PREDICATE)) !== 0
  );
}
