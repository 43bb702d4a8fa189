import { type Objects, objectsOf } from './clauses/objects.js';
import { ownersOf } from './clauses/owners.js';
import type { Document } from './document.js';
import type { Attachment } from './clauses/attachment.js';
import type { Clause } from './clauses/clause.js';
import type { Mention } from './model/mention.js';

/** What the verb of a later clause can take up. */
interface Focus {
  /** Objects of the last verb that had some, its own or taken up, and their sentence. */
  readonly objects: readonly Mention[];
  readonly objectsSentence: number;
  /** What a pronoun refers to: these objects, or other foods of a clause without such objects. */
  readonly referents: readonly Mention[];
  /** The vessel that holds these objects, because a placing verb put them there. */
  readonly vessel: Mention | undefined;
  /** The vessel that the sentence names first, for all its verbs. */
  readonly fronted: Mention | undefined;
  /** Sentence of the vessels. */
  readonly sentence: number;
}

const NOTHING: Focus = {
  objects: [],
  objectsSentence: -1,
  referents: [],
  vessel: undefined,
  fronted: undefined,
  sentence: -1,
};

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
  const owners = ownersOf(clauses);
  const known: Mention[] = [];
  let focus = NOTHING;
  for (const [index, clause] of clauses.entries()) {
    const mentions = mentionsOf[index] ?? [];
    known.push(...(mentionsOf[index - 1] ?? []));
    for (const mention of mentions) {
      const isTool = isTestTool(clause, mention);
      attached.set(mention, [isTool ? index : (owners[index] ?? index)]);
    }
    if (clause.kind === 'condition')
      focus = { ...focus, referents: foodsOr(mentions, focus.referents) };
    if (clause.kind !== 'main') continue;
    if (clause.instructions.length === 0) {
      // A heading names what the verbs after it are about: "Les figues : les rôtir".
      const { vessel } = objectsOf(doc, clause, mentions);
      const isSameSentence = clause.sentence === focus.sentence;
      focus = {
        ...focus,
        referents: foodsOr(mentions, focus.referents),
        vessel: isSameSentence ? focus.vessel : undefined,
        fronted: vessel ?? (isSameSentence ? focus.fronted : undefined),
        sentence: clause.sentence,
      };
      continue;
    }
    if (clause.instructions.every(({ role }) => role === 'excluded')) continue;
    const objects = objectsOf(doc, clause, mentions);
    const taken = takenUp(clause, objects, focus, known);
    recordTaken(doc, clause, taken);
    const referred = [...taken.keys()];
    for (const mention of referred) addClause(attached, mention, index);
    focus = {
      ...focusAfter(clause, objects, referred, focus),
      referents: referentsOf(objects, mentions, referred, focus),
    };
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

/** Whether a mention is the tool of a test: "until a knife comes out clean". */
function isTestTool({ kind }: Clause, { entry }: Mention): boolean {
  return kind === 'test' && entry.utensil !== null;
}

const isFood = ({ entry }: Mention) => entry.ingredient !== null;

function foodsOr(mentions: readonly Mention[], otherwise: readonly Mention[]): readonly Mention[] {
  const foods = mentions.filter(isFood);
  return foods.length > 0 ? foods : otherwise;
}

/** The mentions of earlier clauses, `known`, that a clause takes up, and why. */
function takenUp(
  clause: Clause,
  { direct, vessel, isUnknown }: Objects,
  focus: Focus,
  known: readonly Mention[],
): ReadonlyMap<Mention, string> {
  const references = new Set(clause.instructions.map(({ reference }) => reference));
  const isSameSentence = clause.sentence === focus.sentence;
  const vesselInFocus = isSameSentence ? focus.vessel : undefined;
  const isInFocus = clause.sentence === focus.objectsSentence;
  const taken = new Map<Mention, string>();
  const take = (why: string, ...mentions: readonly (Mention | undefined)[]) => {
    for (const mention of mentions) if (mention !== undefined) taken.set(mention, why);
  };
  const hasObject = direct.length > 0 || isUnknown || references.size > 1 || !references.has(null);
  if (!hasObject) take('omitted-object', ...(isInFocus ? focus.objects : []));
  if (references.has('object')) take('pronoun', ...focus.referents);
  if (!hasObject || references.has('object')) take('vessel-of-object', vesselInFocus);
  if (references.has('everything')) take('all-foods', ...known.filter(isFood));
  if (references.has('latest')) take('latest-food', known.findLast(isFood));
  if (references.has('place'))
    take(
      'latest-vessel',
      known.findLast(({ entry }) => entry.utensil !== null),
    );
  if (isSameSentence && vessel === undefined) take('fronted-vessel', focus.fronted);
  return taken;
}

/** Records what the verb of a clause takes up, for an explanation. */
function recordTaken(
  doc: Document,
  { instructions }: Clause,
  taken: ReadonlyMap<Mention, string>,
): void {
  const [verb] = instructions;
  if (verb === undefined) return;
  for (const [{ entry }, why] of taken)
    doc.record('carryOver', verb.from, verb.to, why, entry.ingredient ?? entry.utensil);
}

function addClause(attached: Map<Mention, number[]>, mention: Mention, clause: number): void {
  const clauses = attached.get(mention);
  if (clauses !== undefined && clauses.at(-1) !== clause) clauses.push(clause);
}

/** What a pronoun in a later clause refers to. */
function referentsOf(
  { direct }: Objects,
  mentions: readonly Mention[],
  taken: readonly Mention[],
  { referents }: Focus,
): readonly Mention[] {
  if (direct.length > 0) return direct;
  return taken.some(isFood) ? referents : foodsOr(mentions, referents);
}

/** What the clauses after a clause can take up. */
function focusAfter(
  { sentence, instructions }: Clause,
  { direct, vessel, isVesselFronted }: Objects,
  taken: readonly Mention[],
  focus: Focus,
): Omit<Focus, 'referents'> {
  const has = (property: 'placing' | 'removing' | 'using') =>
    instructions.some(({ verb }) => verb?.[property] === true);
  const isSameSentence = sentence === focus.sentence;
  const acting = has('using') ? direct.filter(isFood) : direct;
  const isActing = acting.length > 0 && !(has('removing') && focus.objects.length > 0);
  const isHeld = isSameSentence && (!isActing || taken.length > 0);
  const isReferredTo = instructions.some(({ reference }) => reference === 'place');
  const referent = isReferredTo ? taken.find(({ entry }) => entry.utensil !== null) : undefined;
  const placed = isVesselFronted ? undefined : (vessel ?? referent);
  const fronted = isSameSentence && vessel === undefined ? focus.fronted : undefined;
  return {
    objects: isActing ? acting : focus.objects,
    objectsSentence: isActing || taken.some(isFood) ? sentence : focus.objectsSentence,
    vessel: (has('placing') ? placed : undefined) ?? (isHeld ? focus.vessel : undefined),
    fronted: isVesselFronted ? vessel : fronted,
    sentence,
  };
}
