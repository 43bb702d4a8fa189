import type { Clause } from '../document/clause.js';
import type { Document } from '../document/document.js';
import { isAppliance, isFood, isUtensil, type Mention } from '../document/mention.js';
import { hasObject } from '../objects/has-object.js';
import { hasParticle } from '../objects/has-particle.js';
import { firstRule } from '../rules/decision-table.js';
import { DEPENDENCE_RULES, type Dependence } from './dependence-rules.js';

/** The mentions of a clause by their part in it. */
export interface Objects {
  /** What the verb acts on: "carottes" in "couper les carottes dans un bol". */
  readonly direct: readonly Mention[];
  /** Whether one of them is neither a food after "with" nor an oven: "versez avec le lait", "enfournez 30 min, four chaud". */
  readonly hasOwn: boolean;
  /** Foods after a preposition, such as "pâte" in "ajouter le lait à la pâte"; none after "with". */
  readonly targets: readonly Mention[];
  /** Those of the targets that food is put on: "poires" in "verser la crème sur les poires". */
  readonly covered: readonly Mention[];
  /** Those that food is put into: "lait" in "verser la farine dans le lait". */
  readonly holding: readonly Mention[];
  /** The utensil after a preposition of place, and those joined to it: "bol" and "robot" in "le bol du robot". */
  readonly vessel: readonly Mention[];
  /** Whether the clause says after its verb where food is put. */
  readonly hasPlace: boolean;
  /** Whether the vessel comes before the verb: "Dans un wok, faites sauter …". */
  readonly isVesselFronted: boolean;
}

/** Finds the parts of the mentions of a clause. */
export function objectsOf(doc: Document, clause: Clause, mentions: readonly Mention[]): Objects {
  const direct: Mention[] = [];
  const targets: Mention[] = [];
  const covered: Mention[] = [];
  const holding: Mention[] = [];
  const vessel: Mention[] = [];
  let hasOwn = false;
  let hasPlace = false;
  const verbStart = clause.instructions[0]?.from ?? clause.to;
  let before: Mention | undefined;
  let dependence: Dependence = 'none';
  for (const mention of mentions) {
    if (!isFood(mention) && !isUtensil(mention)) continue;
    dependence = dependenceOf(doc, mention, clause, before, dependence);
    if (isDirect(mention, dependence, clause, direct)) {
      direct.push(mention);
      hasOwn ||= dependence !== 'companion' && !isAppliance(mention);
    } else if (isFood(mention) && dependence !== 'companion' && dependence !== 'result')
      targets.push(mention);
    if (dependence === 'covered') covered.push(mention);
    if (dependence === 'place' && isFood(mention)) holding.push(mention);
    const isVessel =
      vessel.length > 0 ? joins(doc, vessel.at(-1), mention) : dependence === 'place';
    if (isVessel && isUtensil(mention)) vessel.push(mention);
    hasPlace ||= (dependence === 'place' || dependence === 'covered') && mention.from > verbStart;
    before = mention;
  }
  const isVesselFronted = vessel.some(({ from }) => from < verbStart);
  return { direct, hasOwn, targets, covered, holding, vessel, hasPlace, isVesselFronted };
}

/** Whether a utensil is joined to the one before: "the bowl of the mixer", "bowls or jars". */
function joins(doc: Document, before: Mention | undefined, { from }: Mention): boolean {
  for (let i = before?.to ?? 0; i < from; i++)
    if (!doc.hasAnyClass(i, ['OF', 'CONTRACTED', 'DETERMINER', 'CONJUNCTION'])) return false;
  return true;
}

/**
 * How a mention depends on the words before it in its clause.
 *
 * @param before the mention before in the clause, and its own dependence
 */
function dependenceOf(
  doc: Document,
  mention: Mention,
  clause: Clause,
  before: Mention | undefined,
  dependenceBefore: Dependence,
): Dependence {
  for (let i = mention.from - 1; i >= clause.from; i--) {
    const rule = firstRule(DEPENDENCE_RULES, { doc, i, mention, before });
    if (rule === undefined) continue;
    const result = rule.result === 'same' ? dependenceBefore : rule.result;
    doc.record('object', mention.from, mention.to, rule.id, result);
    return result;
  }
  return 'none';
}

/**
 * Whether a verb acts on a mention. A result counts only beside another object, unlike in "mélanger
 * pour obtenir une pâte"; a food after "with" only if it is put somewhere, "mettre le riz dans un bol
 * avec le lait", or mixed.
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
  return instructions.some(({ verb, technique }) => verb?.placing === true || technique === 'mix');
}

/** Whether a verb of a clause acts on something that is no mention: "baisser le feu". */
export function hasUnknownObject(doc: Document, { instructions, to }: Clause): boolean {
  // "étendre afin d'en faire une croûte": the object of the purpose is not the verb's own.
  const purposes = instructions.filter(({ role }) => role === 'purpose');
  const isPurposeOnly = purposes.length === instructions.length;
  // "baisser le feu pour laisser mijoter": what simmers is not the heat.
  const isSet = purposes.some(({ technique }) => technique !== null);
  return instructions.some(
    (instruction, i) =>
      (instruction.role === 'purpose' ? isPurposeOnly : instruction.technique !== null || !isSet) &&
      // "keep stirring" has no object.
      (hasObject(doc, instruction, instructions[i + 1]?.phraseStart ?? to) ||
        hasParticle(doc, instruction.head)),
  );
}
