import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import { AMBIGUOUS_UTENSILS } from '../languages/ambiguous-utensils.js';
import { ADJECTIVE, ADVERB, OF, PREPOSITION } from '../languages/grammar.js';
import { PARTICIPLE } from '../languages/verb-forms.js';
import { classOf, formOf, type Language } from './model/language.js';
import type { Entry, Mention } from './model/entry.js';
import type { Instruction } from './model/instruction.js';
import { isPartOfDimensions, followsDimensions } from './amounts/dimensions.js';
import { NUMBER, type Tokens } from './text/tokens.js';

/**
 * Decides the meaning of each mention in its context, and removes mentions that are neither food
 * nor tool. "Whisk" is a verb or a utensil, "cuillère" a unit or a utensil, "moules" a tin or
 * mussels, "pan" a cake tin next to the oven.
 */
export function disambiguateMentions(
  language: Language,
  tokens: Tokens,
  mentions: readonly Mention[],
  instructions: readonly Instruction[],
): readonly Mention[] {
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
    if (isVerb || isInsideComplement(tokens, mention, lastInstruction)) continue;
    if (hasOtherMeaning(tokens, mention, lastInstruction)) continue;
    if (isDescription(language, tokens, mention, lastKept)) continue;
    if (isMaterial(language, tokens, mention, mentions[i + 1])) continue;
    const entry = chooseMeaning(language, tokens, mention, mentions[i + 1], instructions);
    lastKept = entry === mention.entry ? mention : { ...mention, entry };
    kept.push(lastKept);
  }
  if (!kept.some(({ entry }) => entry.ambiguous)) return kept;
  const techniques = new Set(instructions.map(({ technique }) => technique));
  const utensils = new Set(kept.map(({ entry }) => entry.utensil));
  return kept.map((mention) => {
    return resolveAmbiguousUtensil(language.locale, tokens, mention, techniques, utensils);
  });
}

function chooseMeaning(
  language: Language,
  tokens: Tokens,
  mention: Mention,
  next: Mention | undefined,
  instructions: readonly Instruction[],
): Entry {
  const { entry, to } = mention;
  const { utensil, ingredient, unit } = entry;
  if (unit !== null && (utensil !== null || ingredient !== null)) {
    const measures = next?.from === to || (classOf(language, tokens, to) & OF) !== 0;
    return measures ? { ...entry, utensil: null, ingredient: null } : { ...entry, unit: null };
  }
  if (utensil !== null && ingredient !== null) {
    const utensilMeant = isUtensil(language, tokens, mention, instructions);
    return utensilMeant ? { ...entry, ingredient: null } : { ...entry, utensil: null };
  }
  if (unit !== null && isTablespoon(tokens, mention)) {
    return { ...entry, unit: { key: 'tablespoon', factor: 1 } };
  }
  return entry;
}

/** "1 T." is a tablespoon and "1 t." is a teaspoon. */
function isTablespoon(tokens: Tokens, { entry, from, to }: Mention): boolean {
  const short = to - from === 1 && tokens.end(from) - tokens.start(from) === 1;
  return short && entry.unit?.key === 'teaspoon' && tokens.capital(from);
}

/** "en purée", "in a water bath": an ingredient inside such a complement is not a mention. */
function isInsideComplement(
  tokens: Tokens,
  { entry, from }: Mention,
  instruction: Instruction | undefined,
): boolean {
  if (instruction === undefined || from <= instruction.complement || from >= instruction.to)
    return false;
  const first = tokens.lowerCase(instruction.complement);
  return entry.ingredient !== null && (first === 'en' || first === 'in');
}

/** "boudins" after "former" are not sausages, "pots" after "ajouter" are not jars. */
function hasOtherMeaning(
  tokens: Tokens,
  { entry, from }: Mention,
  instruction: Instruction | undefined,
): boolean {
  if (entry.homonym === null) return false;
  const { onlyAfter, neverAfter, neverIn } = entry.homonym;
  const technique = instruction?.technique ?? null;
  if (onlyAfter !== undefined) return technique === null || !onlyAfter.includes(technique);
  if (neverAfter !== undefined && technique !== null && neverAfter.includes(technique)) return true;
  return tokens.lowerCase(from - 1) === neverIn || tokens.lowerCase(from - 2) === neverIn;
}

/** A participle or adjective after a mention describes it: "haché" in "bacon haché". */
function isDescription(
  language: Language,
  tokens: Tokens,
  { from, to }: Mention,
  previous: Mention | undefined,
): boolean {
  if (previous === undefined || to - from > 1) return false;
  const describing =
    formOf(language, tokens, from) === PARTICIPLE ||
    (classOf(language, tokens, from) & ADJECTIVE) !== 0;
  let i = from;
  while (i > previous.to && (classOf(language, tokens, i - 1) & ADVERB) !== 0) i--;
  return describing && i === previous.to;
}

/** "glass" in "a glass 9x13-inch dish" is a material because dimensions follow it. */
function isMaterial(
  language: Language,
  tokens: Tokens,
  { entry, to }: Mention,
  next: Mention | undefined,
): boolean {
  if (tokens.kind(to) !== NUMBER || entry.utensil === null) return false;
  if (next === undefined || next.entry.utensil === null) return false;
  for (let i = to; i < next.from; i++) if (!isPartOfDimensions(language, tokens, i)) return false;
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

function isUtensil(
  language: Language,
  tokens: Tokens,
  { from }: Mention,
  instructions: readonly Instruction[],
): boolean {
  // "moule" is the baking tin. "moules" are tins after a preposition or a technique such as
  // "beurrer", otherwise mussels.
  if (!tokens.lowerCase(from).endsWith('s')) return true;
  const placed = [from - 1, from - 2].some((i) => {
    const bits = classOf(language, tokens, i);
    return (bits & PREPOSITION) !== 0 && (bits & OF) === 0;
  });
  const instruction = instructions.findLast(({ head }) => head < from);
  return placed || UTENSIL_TECHNIQUES.has(instruction?.technique ?? null);
}

/** "pan" is a cake tin with "bake", "plaque" a stove with "casserole". */
function resolveAmbiguousUtensil(
  locale: Locale,
  tokens: Tokens,
  mention: Mention,
  techniques: ReadonlySet<TechStepKey | null>,
  utensils: ReadonlySet<UtensilKey | null>,
): Mention {
  const { utensil } = mention.entry;
  if (utensil === null || !mention.entry.ambiguous) return mention;
  const rule = AMBIGUOUS_UTENSILS[locale].find(({ defaultKey }) => defaultKey === utensil);
  if (rule === undefined) return mention;
  const applies =
    (rule.otherWhen.afterDimensions && followsDimensions(tokens, mention.from)) ||
    rule.otherWhen.techniques.some((technique) => techniques.has(technique)) ||
    rule.otherWhen.utensils.some((other) => utensils.has(other));
  return applies ? { ...mention, entry: { ...mention.entry, utensil: rule.otherKey } } : mention;
}
