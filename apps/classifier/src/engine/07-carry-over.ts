import { type Objects, objectsOf } from './clauses/objects.js';
import type { Document } from './document.js';
import type { Clause } from './model/clause.js';
import type { Mention } from './model/mention.js';
import type { Reference } from './rules/clause-rule.js';

/** A mention with the clauses that it belongs to, by index: its own, then those that take it up. */
export interface Attachment {
  readonly mention: Mention;
  readonly clauses: readonly number[];
}

/** What a later verb of the text can take up. */
interface Focus {
  /** Objects of the last verb that had some. */
  readonly objects: readonly Mention[];
  /** The vessel that holds these objects, because a placing verb put them there. */
  readonly vessel: Mention | undefined;
  /** The vessel that its sentence names first, for all verbs of the sentence. */
  readonly fronted: Mention | undefined;
  readonly sentence: number;
}

const NOTHING: Focus = { objects: [], vessel: undefined, fronted: undefined, sentence: -1 };

/**
 * Repeats mentions in the clauses whose verb leaves its object out or takes it up by a pronoun:
 * "peel the carrots and slice them".
 *
 * The method is centering (Grosz, Joshi and Weinstein 1995, "Centering: A framework for modeling the
 * local coherence of discourse"): each clause ranks what it mentions, and the next clause is about
 * the highest-ranked of these. Direct objects rank first. Two additions hold for recipes: a verb
 * that puts food into a vessel passes the vessel on with the food, and a vessel that is named before
 * its verb holds for the whole sentence. An object that is left out is in the same sentence; a
 * pronoun may refer to an earlier one.
 */
export function carryOver(doc: Document, clauses: readonly Clause[]): readonly Attachment[] {
  const attached = new Map<Mention, number[]>();
  const mentionsOf = mentionsByClause(doc, clauses);
  let focus = NOTHING;
  let main = 0;
  for (const [index, clause] of clauses.entries()) {
    const mentions = mentionsOf[index] ?? [];
    if (clause.kind === 'main') main = index;
    for (const mention of mentions) attached.set(mention, [homeOf(clause, index, main, mention)]);
    if (clause.kind === 'condition')
      focus = { ...focus, objects: foodsOr(mentions, focus.objects) };
    if (clause.kind !== 'main' || clause.instructions.length === 0) continue;
    const objects = objectsOf(doc, clause, mentions);
    const before =
      clause.sentence === focus.sentence ? focus : { ...NOTHING, objects: focus.objects };
    const taken = takenUp(clause, objects, before, focus, attached);
    for (const mention of taken) addClause(attached, mention, index);
    focus = focusAfter(clause, objects, taken, before);
  }
  return [...attached].map(([mention, indexes]) => ({ mention, clauses: indexes }));
}

/** The mentions in each clause, in text order. */
function mentionsByClause(doc: Document, clauses: readonly Clause[]): readonly Mention[][] {
  const result = clauses.map((): Mention[] => []);
  let index = 0;
  for (const mention of doc.mentions) {
    const { ingredient, utensil } = mention.entry;
    if (ingredient === null && utensil === null) continue;
    while ((clauses[index + 1]?.from ?? Infinity) <= mention.from) index++;
    result[index]?.push(mention);
  }
  return result;
}

/** The clause that a mention belongs to: the main clause, unless a condition or a test names it. */
function homeOf({ kind }: Clause, index: number, main: number, { entry }: Mention): number {
  if (kind === 'rest' || (kind === 'test' && entry.utensil === null)) return main;
  return index;
}

const isFood = ({ entry }: Mention) => entry.ingredient !== null;

function foodsOr(mentions: readonly Mention[], otherwise: readonly Mention[]): readonly Mention[] {
  const foods = mentions.filter(isFood);
  return foods.length > 0 ? foods : otherwise;
}

/** The mentions of earlier clauses that a clause takes up. */
function takenUp(
  clause: Clause,
  { direct, vessel, isUnknown }: Objects,
  before: Focus,
  focus: Focus,
  attached: ReadonlyMap<Mention, readonly number[]>,
): Mention[] {
  const references = new Set(clause.instructions.map(({ reference }) => reference));
  const taken: (Mention | undefined)[] = [];
  const isOmitted =
    direct.length === 0 && !isUnknown && references.size === 1 && references.has(null);
  if (isOmitted && clause.sentence === focus.sentence) taken.push(...before.objects, before.vessel);
  taken.push(...referents(references, before, attached));
  if (vessel === undefined) taken.push(before.fronted);
  return taken.filter((mention) => mention !== undefined);
}

/** What the pronouns of a clause refer to. */
function referents(
  references: ReadonlySet<Reference | null>,
  before: Focus,
  attached: ReadonlyMap<Mention, readonly number[]>,
): (Mention | undefined)[] {
  const known = [...attached.keys()];
  const found: (Mention | undefined)[] = [];
  if (references.has('object')) found.push(...before.objects, before.vessel);
  if (references.has('everything')) found.push(...known.filter(isFood));
  if (references.has('latest')) found.push(known.findLast(isFood));
  if (references.has('place')) found.push(known.findLast(({ entry }) => entry.utensil !== null));
  return found;
}

function addClause(attached: Map<Mention, number[]>, mention: Mention, clause: number): void {
  const clauses = attached.get(mention);
  if (clauses !== undefined && !clauses.includes(clause)) clauses.push(clause);
}

/** What the clause after this one can take up. */
function focusAfter(
  clause: Clause,
  { direct, vessel, isVesselFronted }: Objects,
  taken: readonly Mention[],
  before: Focus,
): Focus {
  const { sentence, instructions } = clause;
  const has = (property: 'placing' | 'removing' | 'using') =>
    instructions.some(({ verb }) => verb?.[property] === true);
  const acting = has('using') ? direct.filter(isFood) : direct;
  const keepsObjects = acting.length === 0 || (has('removing') && before.objects.length > 0);
  const objects = keepsObjects ? before.objects : acting;
  const own = has('placing') && !isVesselFronted ? vessel : undefined;
  const kept = keepsObjects || taken.length > 0 ? before.vessel : undefined;
  const fronted = isVesselFronted ? vessel : vessel === undefined ? before.fronted : undefined;
  return { objects, vessel: own ?? kept, fronted, sentence };
}
