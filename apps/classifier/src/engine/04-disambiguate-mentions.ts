import type { Locale } from '#domain/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UtensilKey } from '#domain/catalogue/utensils.js';
import { AMBIGUOUS_UTENSILS } from '../languages/ambiguous-utensils.js';
import { ADJECTIVE, ADVERB, OF, PREPOSITION } from '../languages/grammar.js';
import { PARTICIPLE } from '../languages/verb-forms.js';
import { classOf, formOf, type Language } from './model/language.js';
import type { Name, NameMention } from './model/name.js';
import type { Instruction } from './model/instruction.js';
import { isOfSize, isSized } from './amounts/sizes.js';
import { NUMBER, type Tokens } from './text/tokens.js';

/**
 * Decides what each name means where it stands. A verb is no utensil, a spoon may be a measure,
 * "les moules" are mussels or tins, and a pan in the oven is not one on the stove.
 */
export function disambiguateMentions(
  language: Language,
  tokens: Tokens,
  names: readonly NameMention[],
  orders: readonly Instruction[],
): readonly NameMention[] {
  const settled: NameMention[] = [];
  let lastSettled: NameMention | undefined;
  let lastOrder: Instruction | undefined;
  let next = 0;
  for (let i = 0; i < names.length; i++) {
    const mention = names[i];
    if (mention === undefined) break;
    while (next < orders.length && (orders[next]?.head ?? 0) < mention.from)
      lastOrder = orders[next++];
    const isVerb = orders[next]?.head === mention.from && mention.to - mention.from === 1;
    if (isVerb || isManner(tokens, mention, lastOrder)) continue;
    if (isHomonym(tokens, mention, lastOrder)) continue;
    if (describes(language, tokens, mention, lastSettled)) continue;
    if (isMaterial(language, tokens, mention, names[i + 1])) continue;
    const name = settle(language, tokens, mention, names[i + 1], orders);
    lastSettled = name === mention.name ? mention : { ...mention, name };
    settled.push(lastSettled);
  }
  if (!settled.some(({ name }) => name.ambiguous)) return settled;
  const techniques = new Set(orders.map(({ technique }) => technique));
  const utensils = new Set(settled.map(({ name }) => name.utensil));
  return settled.map((mention) => {
    return inItsPlace(language.locale, tokens, mention, techniques, utensils);
  });
}

function settle(
  language: Language,
  tokens: Tokens,
  mention: NameMention,
  next: NameMention | undefined,
  orders: readonly Instruction[],
): Name {
  const { name, to } = mention;
  const { utensil, ingredient, unit } = name;
  if (unit !== null && (utensil !== null || ingredient !== null)) {
    const measures = next?.from === to || (classOf(language, tokens, to) & OF) !== 0;
    return measures ? { ...name, utensil: null, ingredient: null } : { ...name, unit: null };
  }
  if (utensil !== null && ingredient !== null) {
    const vessel = isVessel(language, tokens, mention, orders);
    return vessel ? { ...name, ingredient: null } : { ...name, utensil: null };
  }
  if (unit !== null && isTablespoon(tokens, mention)) {
    return { ...name, unit: { key: 'tablespoon', factor: 1 } };
  }
  return name;
}

/** "1 T." is a tablespoon and "1 t." a teaspoon. */
function isTablespoon(tokens: Tokens, { name, from, to }: NameMention): boolean {
  const short = to - from === 1 && tokens.end(from) - tokens.start(from) === 1;
  return short && name.unit?.key === 'teaspoon' && tokens.capital(from);
}

/** "en purée" and "in a water bath" say how it is done: they name no food. */
function isManner(
  tokens: Tokens,
  { name, from }: NameMention,
  order: Instruction | undefined,
): boolean {
  if (order === undefined || from <= order.complement || from >= order.to) return false;
  const first = tokens.written(order.complement);
  return name.ingredient !== null && (first === 'en' || first === 'in');
}

/** "former des boudins" makes no sausages, and "ajouter deux pots de yaourt" needs no jars. */
function isHomonym(
  tokens: Tokens,
  { name, from }: NameMention,
  order: Instruction | undefined,
): boolean {
  if (name.homonym === null) return false;
  const { onlyAfter, neverAfter, neverIn } = name.homonym;
  const technique = order?.technique ?? null;
  if (onlyAfter !== undefined) return technique === null || !onlyAfter.includes(technique);
  if (neverAfter !== undefined && technique !== null && neverAfter.includes(technique)) return true;
  return tokens.written(from - 1) === neverIn || tokens.written(from - 2) === neverIn;
}

/** "bacon haché", "tomates bien mûres": such a word right behind a name describes it. */
function describes(
  language: Language,
  tokens: Tokens,
  { from, to }: NameMention,
  previous: NameMention | undefined,
): boolean {
  if (previous === undefined || to - from > 1) return false;
  const describing =
    formOf(language, tokens, from) === PARTICIPLE ||
    (classOf(language, tokens, from) & ADJECTIVE) !== 0;
  let i = from;
  while (i > previous.to && (classOf(language, tokens, i - 1) & ADVERB) !== 0) i--;
  return describing && i === previous.to;
}

/** "a glass 9x13-inch dish": right before the size of a utensil stands what it is made of. */
function isMaterial(
  language: Language,
  tokens: Tokens,
  { name, to }: NameMention,
  next: NameMention | undefined,
): boolean {
  if (tokens.kind(to) !== NUMBER || name.utensil === null) return false;
  if (next === undefined || next.name.utensil === null) return false;
  for (let i = to; i < next.from; i++) if (!isOfSize(language, tokens, i)) return false;
  return true;
}

/** Techniques that are done to a mould and never to mussels. */
const DONE_TO_VESSELS: ReadonlySet<TechStepKey | null> = new Set<TechStepKey>([
  'grease',
  'flour',
  'line',
  'fill',
  'unmold',
  'pour',
]);

function isVessel(
  language: Language,
  tokens: Tokens,
  { from }: NameMention,
  orders: readonly Instruction[],
): boolean {
  // One mussel is hardly ever spoken of.
  if (!tokens.written(from).endsWith('s')) return true;
  const placed = [from - 1, from - 2].some((i) => {
    const bits = classOf(language, tokens, i);
    return (bits & PREPOSITION) !== 0 && (bits & OF) === 0;
  });
  const order = orders.findLast(({ head }) => head < from);
  return placed || DONE_TO_VESSELS.has(order?.technique ?? null);
}

/** A utensil whose name depends on what is around it: a pan, a plate of the stove. */
function inItsPlace(
  locale: Locale,
  tokens: Tokens,
  mention: NameMention,
  techniques: ReadonlySet<TechStepKey | null>,
  utensils: ReadonlySet<UtensilKey | null>,
): NameMention {
  const { utensil } = mention.name;
  if (utensil === null || !mention.name.ambiguous) return mention;
  const rule = AMBIGUOUS_UTENSILS[locale].find(({ usually }) => usually === utensil);
  if (rule === undefined) return mention;
  const seen =
    (rule.beside.size && isSized(tokens, mention.from)) ||
    rule.beside.techniques.some((technique) => techniques.has(technique)) ||
    rule.beside.utensils.some((other) => utensils.has(other));
  return seen ? { ...mention, name: { ...mention.name, utensil: rule.then } } : mention;
}
