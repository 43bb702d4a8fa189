import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import * as Class from './model/word-classes.js';
import * as Form from './model/verb-forms.js';
import type { Document } from './document.js';
import type { Entry, Mention } from './model/mention.js';
import type { Instruction } from './model/instruction.js';
import { isPartOfDimensions, followsDimensions } from './amounts/dimensions.js';

/**
 * Decides the meaning of each mention in its context, and removes mentions that are neither food
 * nor tool. "Whisk" is a verb or a utensil, "cuillère" a unit or a utensil, "moules" a tin or
 * mussels, "pan" a cake tin next to the oven.
 */
export function disambiguateMentions(doc: Document): readonly Mention[] {
  const { mentions, instructions } = doc;
  const kept: Mention[] = [];
  let lastKept: Mention | undefined;
  let lastInstruction: Instruction | undefined;
  let next = 0;
  for (let i = 0; i < mentions.length; i++) {
    const mention = mentions[i];
    if (mention === undefined) break;
    while (next < instructions.length && (instructions[next]?.head ?? 0) < mention.from)
      lastInstruction = instructions[next++];
    const isVerb = instructions[next]?.head === mention.from && mention.to - mention.from === 1;
    if (isVerb || isInsideComplement(doc, mention, lastInstruction)) continue;
    if (hasOtherMeaning(doc, mention, lastInstruction)) continue;
    if (isDescription(doc, mention, lastKept)) continue;
    if (isMaterial(doc, mention, mentions[i + 1])) continue;
    const entry = chooseMeaning(doc, mention, mentions[i + 1]);
    lastKept = entry === mention.entry ? mention : { ...mention, entry };
    kept.push(lastKept);
  }
  if (!kept.some(({ entry }) => entry.ambiguous)) return kept;
  const techniques = new Set(instructions.map(({ technique }) => technique));
  const utensils = new Set(kept.map(({ entry }) => entry.utensil));
  return kept.map((mention) => resolveAmbiguousUtensil(doc, mention, techniques, utensils));
}

function chooseMeaning(doc: Document, mention: Mention, next: Mention | undefined): Entry {
  const { entry, to } = mention;
  const { utensil, ingredient, unit } = entry;
  if (unit !== null && (utensil !== null || ingredient !== null)) {
    const measures = next?.from === to || doc.hasClass(to, Class.OF);
    return measures ? { ...entry, utensil: null, ingredient: null } : { ...entry, unit: null };
  }
  if (utensil !== null && ingredient !== null) {
    return isUtensil(doc, mention) ? { ...entry, ingredient: null } : { ...entry, utensil: null };
  }
  if (unit !== null && isTablespoon(doc, mention)) {
    return { ...entry, unit: { key: 'tablespoon', factor: 1 } };
  }
  return entry;
}

/** "1 T." is a tablespoon and "1 t." is a teaspoon. */
function isTablespoon(doc: Document, { entry, from, to }: Mention): boolean {
  const short = to - from === 1 && doc.end(from) - doc.start(from) === 1;
  return short && entry.unit?.key === 'teaspoon' && doc.capital(from);
}

/** "en purée", "in a water bath": an ingredient inside such a complement is not a mention. */
function isInsideComplement(
  doc: Document,
  { entry, from }: Mention,
  instruction: Instruction | undefined,
): boolean {
  if (instruction === undefined || from <= instruction.complement || from >= instruction.to)
    return false;
  const first = doc.lowerCase(instruction.complement);
  return entry.ingredient !== null && (first === 'en' || first === 'in');
}

/** "boudins" after "former" are not sausages, "pots" after "ajouter" are not jars. */
function hasOtherMeaning(
  doc: Document,
  { entry, from }: Mention,
  instruction: Instruction | undefined,
): boolean {
  if (entry.homonym === null) return false;
  const { onlyAfter, neverAfter, neverIn } = entry.homonym;
  const technique = instruction?.technique ?? null;
  if (onlyAfter !== undefined) return technique === null || !onlyAfter.includes(technique);
  if (neverAfter !== undefined && technique !== null && neverAfter.includes(technique)) return true;
  return doc.lowerCase(from - 1) === neverIn || doc.lowerCase(from - 2) === neverIn;
}

/** A participle or adjective after a mention describes it: "haché" in "bacon haché". */
function isDescription(
  doc: Document,
  { from, to }: Mention,
  previous: Mention | undefined,
): boolean {
  if (previous === undefined || to - from > 1) return false;
  const describing = doc.forms(from) === Form.PARTICIPLE || doc.hasClass(from, Class.ADJECTIVE);
  let i = from;
  while (i > previous.to && doc.hasClass(i - 1, Class.ADVERB)) i--;
  return describing && i === previous.to;
}

/** "glass" in "a glass 9x13-inch dish" is a material because dimensions follow it. */
function isMaterial(doc: Document, { entry, to }: Mention, next: Mention | undefined): boolean {
  if (doc.kind(to) !== 'number' || entry.utensil === null) return false;
  if (next === undefined || next.entry.utensil === null) return false;
  for (let i = to; i < next.from; i++) if (!isPartOfDimensions(doc, i)) return false;
  return true;
}

/** Techniques that are applied to a tin and never to mussels. */
const UTENSIL_TECHNIQUES: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  'grease',
  'flour',
  'line',
  'fill',
  'unmold',
  'pour',
]);

function isUtensil(doc: Document, { from }: Mention): boolean {
  // "moule" is the baking tin. "moules" are tins after a preposition or a technique such as
  // "beurrer", otherwise mussels.
  if (!doc.lowerCase(from).endsWith('s')) return true;
  const placed = [from - 1, from - 2].some(
    (i) => doc.hasClass(i, Class.PREPOSITION) && !doc.hasClass(i, Class.OF),
  );
  const instruction = doc.instructions.findLast(({ head }) => head < from);
  return placed || UTENSIL_TECHNIQUES.has(instruction?.technique ?? null);
}

/** "pan" is a cake tin with "bake", "plaque" a stove with "casserole". */
function resolveAmbiguousUtensil(
  doc: Document,
  mention: Mention,
  techniques: ReadonlySet<TechStepKey | null>,
  utensils: ReadonlySet<UtensilKey | null>,
): Mention {
  const { utensil } = mention.entry;
  if (utensil === null || !mention.entry.ambiguous) return mention;
  const rule = doc.language.data.ambiguousUtensils.find(({ defaultKey }) => defaultKey === utensil);
  if (rule === undefined) return mention;
  const { otherWhen } = rule;
  const applies =
    (otherWhen.afterDimensions && followsDimensions(doc, mention.from)) ||
    otherWhen.techniques.some((technique) => techniques.has(technique)) ||
    otherWhen.utensils.some((other) => utensils.has(other));
  return applies ? { ...mention, entry: { ...mention.entry, utensil: rule.otherKey } } : mention;
}
