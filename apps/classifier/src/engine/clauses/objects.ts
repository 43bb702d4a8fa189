import type { Document } from '../document.js';
import type { Clause } from '../model/clause.js';
import type { Mention } from '../model/mention.js';
import * as Class from '../model/word-classes.js';
import { hasObject } from './has-object.js';

/** The mentions of a clause by their part in it. */
export interface Objects {
  /** What the verb acts on: "carottes" in "couper les carottes dans un bol". */
  readonly direct: readonly Mention[];
  /** A utensil after a preposition: "bol". */
  readonly vessel: Mention | undefined;
  /** Whether the vessel comes before the verb: "Dans un wok, faites sauter …". */
  readonly isVesselFronted: boolean;
  /** Whether the verb acts on something that is no mention: "baisser le feu". */
  readonly isUnknown: boolean;
}

/** Finds the parts of the mentions of a clause, which are given in text order. */
export function objectsOf(doc: Document, clause: Clause, mentions: readonly Mention[]): Objects {
  const [first] = clause.instructions;
  const verb = first?.head ?? clause.from;
  const direct: Mention[] = [];
  let vessel: Mention | undefined;
  let before: { readonly mention: Mention; readonly governed: boolean } | undefined;
  for (const mention of mentions) {
    const governed = isGoverned(doc, mention, clause, before);
    if (mention.entry.utensil !== null && governed) vessel = mention;
    if (!governed && mention.from > verb) direct.push(mention);
    before = { mention, governed };
  }
  const isUnknown =
    direct.length === 0 &&
    clause.instructions.some((instruction) => hasObject(doc, instruction, clause.to));
  return { direct, vessel, isVesselFronted: vessel !== undefined && vessel.from < verb, isUnknown };
}

/** Whether a preposition governs a mention, directly or as "poivre" in "avec du sel et du poivre". */
function isGoverned(
  doc: Document,
  { from, entry }: Mention,
  clause: Clause,
  before: { readonly mention: Mention; readonly governed: boolean } | undefined,
): boolean {
  for (let i = from - 1; i >= clause.from; i--) {
    if (before !== undefined && i < before.mention.to) {
      const isSameKind = (before.mention.entry.utensil === null) === (entry.utensil === null);
      return isSameKind && before.governed;
    }
    if (doc.instructionAt(i) !== undefined) return false;
    const isOf = doc.hasClass(i, Class.OF);
    if (doc.hasClass(i, Class.PREPOSITION) && !isOf) return true;
    // "napper de sauce", but not "ajouter de la sauce" and "2 tasses de sauce".
    if (isOf && doc.instructionAt(i - 1) !== undefined && !doc.hasClass(i + 1, Class.DETERMINER))
      return true;
  }
  return false;
}
