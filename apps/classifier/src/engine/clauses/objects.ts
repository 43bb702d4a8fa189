import type { Document } from '../document.js';
import type { Clause } from './clause.js';
import type { Mention } from '../model/mention.js';
import * as Class from '../model/word-classes.js';
import { hasObject, hasParticle } from './has-object.js';

/** The mentions of a clause by their part in it. */
export interface Objects {
  /** What the verb acts on: "carottes" in "couper les carottes dans un bol". */
  readonly direct: readonly Mention[];
  /** A utensil after a preposition of place: "bol". */
  readonly vessel: Mention | undefined;
  /** Whether the vessel comes before the verb: "Dans un wok, faites sauter …". */
  readonly isVesselFronted: boolean;
  /** Whether the verb acts on something that is no mention: "baisser le feu". */
  readonly isUnknown: boolean;
}

/** How a mention depends on the words before it. */
type Dependence = 'none' | 'place' | 'other';

interface Placed {
  readonly mention: Mention;
  readonly dependence: Dependence;
}

/** Finds the parts of the mentions of a clause, which are given in text order. */
export function objectsOf(doc: Document, clause: Clause, mentions: readonly Mention[]): Objects {
  const verb = clause.instructions[0]?.from ?? clause.to;
  const placed: Placed[] = [];
  for (const mention of mentions)
    placed.push({ mention, dependence: dependenceOf(doc, mention, clause, placed.at(-1)) });
  const direct = placed
    .filter(({ dependence }) => dependence === 'none')
    .map(({ mention }) => mention);
  const vessel = placed.find(
    ({ mention, dependence }) => dependence === 'place' && mention.entry.utensil !== null,
  )?.mention;
  const isUnknown =
    direct.length === 0 &&
    clause.instructions.some((instruction) => hasObject(doc, instruction, clause.to));
  return { direct, vessel, isVesselFronted: vessel !== undefined && vessel.from < verb, isUnknown };
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
    // "Retirez le saumon du frigo": the utensil is where the food comes from.
    if (entry.utensil !== null && doc.hasClass(i, Class.CONTRACTED)) return 'other';
    if (before !== undefined && i < before.mention.to) {
      const isSameKind = (before.mention.entry.utensil === null) === (entry.utensil === null);
      return isSameKind ? before.dependence : 'none';
    }
    if (doc.instructionAt(i) !== undefined) return 'none';
    if (!doc.hasClass(i, Class.PREPOSITION) || isOf) continue;
    if (entry.utensil === null && hasParticle(doc, i - 1)) return 'none';
    return doc.hasClass(i, Class.LOCATIVE) ? 'place' : 'other';
  }
  return 'none';
}

/**
 * Whether "de" follows the verb, its pronoun or its object: "napper de sauce", "couvrez-les d'eau",
 * "enrober les panais d'huile". It belongs to an amount in "2 tasses de sauce", and to the object in
 * "ajouter de la sauce".
 */
function isInstrument(doc: Document, of: number, objectEnd: number | undefined): boolean {
  if (doc.hasClass(of + 1, Class.DETERMINER) && doc.hasClass(of + 1, Class.PRONOUN)) return false;
  const before = of - 1;
  const isPronoun = doc.token(before).joined && doc.hasClass(before, Class.PRONOUN);
  return isPronoun || before + 1 === objectEnd || doc.instructionAt(before) !== undefined;
}
