import type { Attachment } from './clauses/attachment.js';
import type { Clause } from './clauses/clause.js';
import { type Objects, objectsOf } from './clauses/objects.js';
import { ownersOf } from './clauses/owners.js';
import type { Document } from './document.js';
import type { Verb } from './model/verb.js';

/** Maximum number of clauses of a mention, which bounds the size of a result. */
const MAX_CLAUSES = 12;

/** What the verb of a later clause can take up. */
interface Focus {
  /** Objects of the last verb that had some, its own or taken up, and their sentence. */
  readonly objects: readonly Attachment[];
  readonly objectsSentence: number;
  /** What a pronoun refers to: these objects, or other foods of a clause without such objects. */
  readonly referents: readonly Attachment[];
  /** The vessel that holds these objects, because a placing verb put them there. */
  readonly vessel: Attachment | undefined;
  /** The vessel that the sentence names first, for all its verbs. */
  readonly fronted: Attachment | undefined;
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
  const mentions = doc.mentions.filter(
    ({ entry }) => entry.ingredient !== null || entry.utensil !== null,
  );
  const attached: Attachment[] = [];
  const owners = ownersOf(clauses);
  let focus = NOTHING;
  for (let index = 0; index < clauses.length; index++) {
    const clause = clauses[index];
    if (clause === undefined) break;
    const known = attached.length;
    const end = clauses[index + 1]?.from ?? Infinity;
    for (let mention = mentions[known]; mention !== undefined && mention.from < end;) {
      const isTool = clause.kind === 'test' && mention.entry.utensil !== null;
      const { entry, from, to, rule } = mention;
      attached.push({
        entry,
        from,
        to,
        rule,
        clauses: [isTool ? index : (owners[index] ?? index)],
      });
      mention = mentions[attached.length];
    }
    focus = focusAfter(doc, clause, index, attached, known, focus);
  }
  return attached;
}

const isFood = ({ entry }: Attachment) => entry.ingredient !== null;

const isUtensil = ({ entry }: Attachment) => entry.utensil !== null;

function foodsOr(
  mentions: readonly Attachment[],
  otherwise: readonly Attachment[],
): readonly Attachment[] {
  const foods = mentions.filter(isFood);
  return foods.length > 0 ? foods : otherwise;
}

/**
 * Attaches to a clause what it takes up. Returns what the clauses after it can take up.
 *
 * @param attached the mentions up to the end of the clause; its own start at `known`
 */
function focusAfter(
  doc: Document,
  clause: Clause,
  index: number,
  attached: readonly Attachment[],
  known: number,
  focus: Focus,
): Focus {
  const own = attached.slice(known);
  if (clause.kind === 'condition') return { ...focus, referents: foodsOr(own, focus.referents) };
  if (clause.kind !== 'main') return focus;
  if (clause.instructions.length === 0) return focusAfterHeading(doc, clause, own, focus);
  if (clause.instructions.every(({ role }) => role === 'excluded')) return focus;
  const objects = objectsOf(doc, clause, own);
  const taken = takenUp(doc, clause, objects, focus, attached.slice(0, known));
  for (const { clauses } of taken) {
    if (clauses.length < MAX_CLAUSES && !clauses.includes(index)) clauses.push(index);
  }
  return focusAfterVerb(clause, objects, own, taken, focus);
}

/** A heading names what the verbs after it are about: "Les figues : les rôtir". */
function focusAfterHeading(
  doc: Document,
  clause: Clause,
  own: readonly Attachment[],
  focus: Focus,
): Focus {
  const isSameSentence = clause.sentence === focus.sentence;
  const { vessel } = objectsOf(doc, clause, own);
  return {
    ...focus,
    referents: foodsOr(own, focus.referents),
    vessel: isSameSentence ? focus.vessel : undefined,
    fronted: vessel ?? (isSameSentence ? focus.fronted : undefined),
    sentence: clause.sentence,
  };
}

/** The mentions of earlier clauses that a clause takes up. */
function takenUp(
  doc: Document,
  { instructions, sentence, from, to }: Clause,
  { direct, vessel, isUnknown }: Objects,
  focus: Focus,
  earlier: readonly Attachment[],
): readonly Attachment[] {
  const taken: Attachment[] = [];
  const isSameSentence = sentence === focus.sentence;
  const take = (why: string, ...mentions: readonly (Attachment | undefined)[]) => {
    for (const mention of mentions) {
      if (mention === undefined) continue;
      taken.push(mention);
      const { ingredient, utensil } = mention.entry;
      const verb = instructions[0] ?? { from, to };
      doc.record('carryOver', verb.from, verb.to, why, ingredient ?? utensil);
    }
  };
  const vesselInFocus = isSameSentence ? focus.vessel : undefined;
  let hasObject = direct.length > 0 || isUnknown;
  for (const { reference } of instructions) {
    if (reference === null) continue;
    hasObject = true;
    if (reference === 'object') take('pronoun', ...focus.referents, vesselInFocus);
    if (reference === 'everything') take('all-foods', ...earlier.filter(isFood));
    if (reference === 'latest') take('latest-food', earlier.findLast(isFood));
    if (reference === 'place') take('latest-vessel', earlier.findLast(isUtensil));
  }
  if (!hasObject && sentence === focus.objectsSentence) take('omitted-object', ...focus.objects);
  if (!hasObject) take('vessel-of-object', vesselInFocus);
  if (isSameSentence && vessel === undefined) take('fronted-vessel', focus.fronted);
  return taken;
}

/** What the clauses after the clause of a verb can take up. */
function focusAfterVerb(
  { sentence, instructions }: Clause,
  { direct, vessel, isVesselFronted }: Objects,
  own: readonly Attachment[],
  taken: readonly Attachment[],
  focus: Focus,
): Focus {
  const has = (property: keyof Verb) => instructions.some(({ verb }) => verb?.[property] === true);
  const isSameSentence = sentence === focus.sentence;
  const acting = has('using') ? direct.filter(isFood) : direct;
  const isActing = acting.length > 0 && !(has('removing') && focus.objects.length > 0);
  const takesFood = taken.some(isFood);
  const isHeld = isSameSentence && (!isActing || taken.length > 0);
  const isReferredTo = instructions.some(({ reference }) => reference === 'place');
  const placed = isVesselFronted
    ? undefined
    : (vessel ?? (isReferredTo ? taken.find(isUtensil) : undefined));
  const fronted = isSameSentence && vessel === undefined ? focus.fronted : undefined;
  const others = takesFood ? focus.referents : foodsOr(own, focus.referents);
  return {
    objects: isActing ? acting : focus.objects,
    objectsSentence: isActing || takesFood ? sentence : focus.objectsSentence,
    referents: direct.length > 0 ? direct : others,
    vessel: (has('placing') ? placed : undefined) ?? (isHeld ? focus.vessel : undefined),
    fronted: isVesselFronted ? vessel : fronted,
    sentence,
  };
}
