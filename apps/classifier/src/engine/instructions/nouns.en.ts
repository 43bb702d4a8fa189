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
import type { NameMention } from '../model/name.js';
import { MAX_ROW } from '../model/instruction.js';
import { type Scene, classAt, formAt, verbAt } from './instruction-classifier.js';
import { NUMBER, WORD } from '../text/tokens.js';

/** Homographs that describe the noun after them. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  'dry warm cool clean open level light smooth double brown set top dot salt'.split(' '),
);

/** "cut side up": the phrase is known, and orders nothing. */
const isNothing = ({ name }: NameMention) => name.ingredient === null && name.utensil === null;

const isFood = ({ name }: NameMention) => name.ingredient !== null && name.utensil === null;

const isUtensil = (scene: Scene, at: number) =>
  scene.names.some(({ name, from }) => from === at && name.utensil !== null);

/** What a token is part of: a food, a utensil, or a phrase that is known to be neither. */
export function nameAt(scene: Scene, at: number): NameMention | undefined {
  return scene.names.find((name) => name.from <= at && at < name.to && name.name.unit === null);
}

/** Whether something follows that the verb acts on. */
export function hasObject(scene: Scene, at: number): boolean {
  return (
    (classAt(scene, at + 1) & (DETERMINER | PRONOUN)) !== 0 ||
    !Number.isNaN(numberOf(scene.language, scene.tokens, at + 1))
  );
}

/** "butter, flour and line the tin": verbs in a row up to the one that has the object. */
function sharesObject(scene: Scene, at: number): boolean {
  let i = at;
  let joined = false;
  for (let verbs = 0; verbs < MAX_ROW; verbs++) {
    if ((formAt(scene, i) & BARE_INSTRUCTION) === 0) return false;
    if (hasObject(scene, i)) return joined;
    let next = i + 1;
    if (scene.tokens.is(next, ',')) next++;
    joined = (classAt(scene, next) & CONJUNCTION) !== 0;
    if (joined) next++;
    if (next === i + 1) return false;
    i = next;
  }
  return false;
}

/** "Heat the oven, butter and line a tin": nothing before that a food could be listed with. */
export function joinsVerbs(scene: Scene, at: number, p: number): boolean {
  if (!sharesObject(scene, at)) return false;
  const last = scene.tokens.is(p - 1, ',') ? p - 2 : p - 1;
  if (scene.orders.at(-1)?.head === last || (classAt(scene, last) & MEASURE) !== 0) return true;
  const name = nameAt(scene, last);
  return name !== undefined && name.name.utensil !== null;
}

/** "Butter, sugar and eggs", "Cream cheese": a sentence that begins with things. */
export function isNounAtStart(scene: Scene, at: number): boolean {
  const name = nameAt(scene, at);
  if (name === undefined) return false;
  if (isNothing(name)) return true;
  if (name.to - name.from > 1) return !hasObject(scene, at);
  if (isFood(name) && isFirstOfThings(scene, at)) return true;
  if (sharesObject(scene, at)) return false;
  const next = scene.tokens.kind(at + 1);
  return next !== WORD && next !== NUMBER;
}

/** "Salt and ground pepper to taste", but "Salt and pepper the meat". */
function isFirstOfThings(scene: Scene, at: number): boolean {
  if ((classAt(scene, at + 1) & CONJUNCTION) === 0) return false;
  let i = at + 2;
  while ((classAt(scene, i) & ADVERB) !== 0) i++;
  if ((formAt(scene, i) & BARE_INSTRUCTION) === 0) return true;
  const name = nameAt(scene, i);
  if (name === undefined || !isFood(name)) return false;
  return endsItem(scene, i + 1) || (classAt(scene, i + 1) & PREPOSITION) !== 0;
}

/** "flour, butter and cream", "and dry ingredients": a thing among things. */
export function isNounInList(scene: Scene, at: number): boolean {
  const name = nameAt(scene, at);
  if (name !== undefined && isNothing(name)) return true;
  if (hasObject(scene, at)) return false;
  const verb = verbAt(scene, at);
  if (name !== undefined) {
    // "a hand or stand mixer"
    if (!isFood(name) && name.to - at > 1) return true;
    const next = at + 1;
    if ((classAt(scene, next) & PREPOSITION) !== 0 && !isFood(name)) return false;
    // "grease and flour cake tins"
    if (isUtensil(scene, next)) return false;
    return (isFood(name) && verb?.homograph === true) || endsItem(scene, next);
  }
  if (!verb?.homograph) return false;
  return (
    ADJECTIVES.has(verb.infinitive) &&
    scene.tokens.kind(at + 1) === WORD &&
    (classAt(scene, at + 1) & (PREPOSITION | ADVERB | CONJUNCTION)) === 0
  );
}

/** Whether an item of a list may end before a token. */
function endsItem(scene: Scene, i: number): boolean {
  return scene.tokens.kind(i) !== WORD || (classAt(scene, i) & (CONJUNCTION | PREDICATE)) !== 0;
}
