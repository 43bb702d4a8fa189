import type { Document } from '../../document/document.js';
import type { Attachment } from './attachment.js';
import type { Clause } from './clause.js';
import type { Instruction } from '../../document/instruction.js';
import type { Mention } from '../../document/mention.js';
import * as Class from '../../document/word-classes.js';
import { hasObject, hasParticle } from './has-object.js';

/** The mentions of a clause by their part in it. */
export interface Objects {
  /** What the verb acts on: "carottes" in "couper les carottes dans un bol". */
  readonly direct: readonly Attachment[];
  /** A utensil after a preposition of place: "bol". */
  readonly vessel: Attachment | undefined;
  /** Whether the vessel comes before the verb: "Dans un wok, faites sauter …". */
  readonly isVesselFronted: boolean;
  /** Whether the verb acts on something that is no mention: "baisser le feu". */
  readonly isUnknown: boolean;
}

/** Classes of words that the noun phrase after them depends on. */
const GOVERNING =
  Class.PREPOSITION | Class.DETERMINER | Class.CONJUNCTION | Class.SUBORDINATOR | Class.PURPOSE;

/** How a mention depends on the words before it. */
type Dependence = 'none' | 'place' | 'result' | 'other';

interface Placed {
  readonly mention: Mention;
  readonly dependence: Dependence;
}

/** Finds the parts of the mentions of a clause, which are given in text order. */
export function objectsOf(doc: Document, clause: Clause, mentions: readonly Attachment[]): Objects {
  const verb = clause.instructions[0]?.from ?? clause.to;
  const direct: Attachment[] = [];
  let vessel: Attachment | undefined;
  let before: Placed | undefined;
  for (const mention of mentions) {
    const dependence = dependenceOf(doc, mention, clause, before);
    // A result counts only beside another object, unlike in "mélanger pour obtenir une pâte".
    if (dependence === 'none' || (dependence === 'result' && direct.length > 0))
      direct.push(mention);
    if (dependence === 'place' && mention.entry.utensil !== null) vessel ??= mention;
    before = { mention, dependence };
  }
  const isUnknown = direct.length === 0 && hasUnknownObject(doc, clause);
  return { direct, vessel, isVesselFronted: vessel !== undefined && vessel.from < verb, isUnknown };
}

/** Whether a verb of a clause acts on something. */
function hasUnknownObject(doc: Document, { instructions, to }: Clause): boolean {
  // "étendre afin d'en faire une croûte": the object of the purpose is not the verb's own.
  const main = instructions.filter(({ role }) => role !== 'purpose');
  const verbs = main.length > 0 ? main : instructions;
  return verbs.some(
    (instruction) => hasObject(doc, instruction, to) || hasParticle(doc, instruction.head),
  );
}

/** Dependence on a preposition, directly or as "poivre" in "avec du sel et du poivre". */
function dependenceOf(
  doc: Document,
  { from, entry }: Mention,
  clause: Clause,
  before: Placed | undefined,
): Dependence {
  for (let i = from - 1; i >= clause.from; i--) {
    const isOf = doc.hasClass(i, Class.OF);
    if (isOf && isInstrument(doc, i, before?.mention.to)) return 'other';
    if (entry.utensil !== null && isSource(doc, i)) return 'other';
    if (startsObject(doc, i)) return 'none';
    if (before !== undefined && i < before.mention.to) {
      const isSameKind = (before.mention.entry.utensil === null) === (entry.utensil === null);
      return isSameKind ? before.dependence : 'none';
    }
    const verb = doc.instructionAt(i);
    if (verb !== undefined) return hasResult(verb) ? 'result' : 'none';
    // "slice using a mandoline"
    if (entry.utensil !== null && doc.verb(i)?.using === true) return 'other';
    if (!doc.hasClass(i, Class.PREPOSITION) || isOf) continue;
    if (entry.utensil === null && hasParticle(doc, i - 1)) return 'none';
    return doc.hasClass(i, Class.LOCATIVE) ? 'place' : 'other';
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
  if (!doc.hasClass(i, Class.OF | Class.CONTRACTED)) return false;
  return !doc.hasClass(i - 1, Class.PREPOSITION);
}

/**
 * Whether a determiner starts the object after an adverbial phrase: "revenir à feu moyen les dés",
 * "coupez en deux les dés".
 */
function startsObject(doc: Document, i: number): boolean {
  if (!doc.hasClass(i, Class.DETERMINER) || doc.hasClass(i, Class.CONTRACTED)) return false;
  const isNoun = doc.kind(i - 1) === 'word' && doc.verb(i - 1) === undefined;
  if (!isNoun || doc.hasClass(i - 1, GOVERNING)) return false;
  if (doc.value(i - 1) === undefined) return true;
  return doc.hasClass(i - 2, Class.PREPOSITION) && !doc.hasClass(i, Class.ADJECTIVE);
}

/**
 * Whether "de" follows the verb, its adverb, its pronoun or its object: "napper de sauce", "arroser
 * légèrement d'huile", "couvrez-les d'eau", "enrober les panais d'huile". It belongs to an amount in
 * "2 tasses de sauce", and to the object in "ajouter de la sauce".
 */
function isInstrument(doc: Document, of: number, objectEnd: number | undefined): boolean {
  if (of === objectEnd) return true;
  if (doc.hasClass(of + 1, Class.DETERMINER) && doc.hasClass(of + 1, Class.PRONOUN)) return false;
  let before = of - 1;
  while (doc.hasClass(before, Class.ADVERB) && doc.amountRoles(before) === 0) before--;
  const isPronoun = doc.isJoined(before) && doc.hasClass(before, Class.PRONOUN);
  return isPronoun || doc.instructionAt(before) !== undefined;
}
