import type { Document } from '../../document/document.js';
import type { Clause } from '../../document/clause.js';
import type { Instruction } from '../../document/instruction.js';
import { isFood, isUtensil, type Mention } from '../../document/mention.js';
import * as Class from '../../document/word-classes.js';
import { hasObject } from '../objects/has-object.js';
import { hasParticle } from '../objects/has-particle.js';

const {
  ADJECTIVE,
  ADVERB,
  COMPANION,
  CONJUNCTION,
  CONTRACTED,
  DETERMINER,
  LOCATIVE,
  OF,
  PREPOSITION,
  PRONOUN,
  PURPOSE,
  SUBORDINATOR,
} = Class;

/** The mentions of a clause by their part in it. */
export interface Objects {
  /** What the verb acts on: "carottes" in "couper les carottes dans un bol". */
  readonly direct: readonly Mention[];
  /** A utensil after a preposition of place: "bol". */
  readonly vessel: Mention | undefined;
  /** Whether the vessel comes before the verb: "Dans un wok, faites sauter …". */
  readonly isVesselFronted: boolean;
}

/** Classes of words that the noun phrase after them depends on. */
const GOVERNING = PREPOSITION | DETERMINER | CONJUNCTION | SUBORDINATOR | PURPOSE;

/** How a mention depends on the words before it. */
type Dependence = 'none' | 'place' | 'result' | 'companion' | 'other';

/** Finds the parts of the mentions [first, end) of a text, which are those of a clause. */
export function objectsOf(doc: Document, clause: Clause, first: number, end: number): Objects {
  const direct: Mention[] = [];
  let vessel: Mention | undefined;
  let before: Mention | undefined;
  let dependence: Dependence = 'none';
  for (let i = first; i < end; i++) {
    const mention = doc.mentions[i];
    if (mention === undefined || !(isFood(mention) || isUtensil(mention))) continue;
    dependence = dependenceOf(doc, mention, clause, before, dependence);
    if (isDirect(mention, dependence, clause, direct)) direct.push(mention);
    if (dependence === 'place' && isUtensil(mention)) vessel ??= mention;
    before = mention;
  }
  return { direct, vessel, isVesselFronted: vessel !== undefined && isFronted(vessel, clause) };
}

/**
 * Whether a verb acts on a mention. A result counts only beside another object, unlike in "mélanger
 * pour obtenir une pâte"; a food after "with" only if it is put somewhere: "mettre le riz dans un bol
 * avec le lait".
 */
function isDirect(
  mention: Mention,
  dependence: Dependence,
  { instructions }: Clause,
  direct: readonly Mention[],
): boolean {
  if (dependence === 'none') return true;
  if (dependence === 'result') return direct.length > 0;
  if (dependence !== 'companion' || !isFood(mention)) return false;
  return instructions.some(({ verb }) => verb?.placing ?? false);
}

/** Whether a vessel comes before the verb of its clause. */
function isFronted({ from }: Mention, { instructions, to }: Clause): boolean {
  const verb = instructions.length === 0 ? undefined : instructions[0];
  return from < (verb?.from ?? to);
}

/** Whether a verb of a clause acts on something that is no mention: "baisser le feu". */
export function hasUnknownObject(doc: Document, { instructions, to }: Clause): boolean {
  // "étendre afin d'en faire une croûte": the object of the purpose is not the verb's own.
  const isPurposeOnly = instructions.every(({ role }) => role === 'purpose');
  for (const instruction of instructions) {
    if (instruction.role === 'purpose' && !isPurposeOnly) continue;
    if (hasObject(doc, instruction, to) || hasParticle(doc, instruction.head)) return true;
  }
  return false;
}

/**
 * Dependence on a preposition, directly or as "poivre" in "avec du sel et du poivre".
 *
 * @param before the mention before in the clause, and its own dependence
 */
function dependenceOf(
  doc: Document,
  { from, entry }: Mention,
  clause: Clause,
  before: Mention | undefined,
  dependenceBefore: Dependence,
): Dependence {
  for (let i = from - 1; i >= clause.from; i--) {
    const isOf = doc.hasClass(i, OF);
    if (isOf && isInstrument(doc, i, before?.to)) return 'other';
    if (entry.utensil !== null && isSource(doc, i)) return 'other';
    if (startsObject(doc, i)) return 'none';
    if (before !== undefined && i < before.to) {
      const isSameKind = (before.entry.utensil === null) === (entry.utensil === null);
      return isSameKind ? dependenceBefore : 'none';
    }
    const verb = doc.instructionAt(i);
    if (verb !== undefined) return hasResult(verb) ? 'result' : 'none';
    // "slice using a mandoline"
    if (entry.utensil !== null && (doc.verb(i)?.using ?? false)) return 'other';
    if (!doc.hasClass(i, PREPOSITION) || isOf) continue;
    if (entry.utensil === null && hasParticle(doc, i - 1)) return 'none';
    if (doc.hasClass(i, COMPANION)) return 'companion';
    return doc.hasClass(i, LOCATIVE) ? 'place' : 'other';
  }
  return 'none';
}

/** Whether the mention after a verb is the result of another verb: "pour obtenir une pâte". */
function hasResult({ role, technique }: Instruction): boolean {
  return role === 'purpose' && technique === null;
}

/**
 * Whether "of" or its contraction comes before the utensil that food is taken from: "Retirez le
 * saumon du frigo", but "verser dans des moules".
 */
function isSource(doc: Document, i: number): boolean {
  if (!doc.hasClass(i, OF | CONTRACTED)) return false;
  // A part of a vessel is a place as well: "dans la cuve du robot".
  const isPartOfPlace = doc.hasClass(i - 2, DETERMINER) && doc.hasClass(i - 3, LOCATIVE);
  return !isPartOfPlace && !doc.hasClass(i - 1, PREPOSITION);
}

/**
 * Whether a determiner starts the object after an adverbial phrase: "revenir à feu moyen les dés",
 * "coupez en deux les dés".
 */
function startsObject(doc: Document, i: number): boolean {
  if (!doc.hasClass(i, DETERMINER) || doc.hasClass(i, CONTRACTED)) return false;
  const isNoun = doc.isWord(i - 1) && doc.verb(i - 1) === undefined;
  if (!isNoun || doc.hasClass(i - 1, GOVERNING)) return false;
  if (doc.value(i - 1) === undefined) return true;
  return doc.hasClass(i - 2, PREPOSITION) && !doc.hasClass(i, ADJECTIVE);
}

/**
 * Whether "de" follows the verb, its adverb, its pronoun or its object: "napper de sauce", "arroser
 * légèrement d'huile", "couvrez-les d'eau", "enrober les panais d'huile". It belongs to an amount in
 * "2 tasses de sauce", and to the object in "ajouter de la sauce".
 */
function isInstrument(doc: Document, of: number, objectEnd: number | undefined): boolean {
  if (of === objectEnd) return true;
  if (doc.hasClass(of + 1, DETERMINER) && doc.hasClass(of + 1, PRONOUN)) return false;
  let before = of - 1;
  while (doc.hasClass(before, ADVERB) && doc.amountRoles(before) === 0) before--;
  const isPronoun = doc.isJoined(before) && doc.hasClass(before, PRONOUN);
  return isPronoun || doc.instructionAt(before) !== undefined;
}
