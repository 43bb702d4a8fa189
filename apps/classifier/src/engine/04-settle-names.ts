import type { Locale } from '#domain/analysis/locale.js';
import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import { AMBIGUOUS_UTENSILS } from '../lexicon/ambiguous-utensils.js';
import { OF, PREPOSITION } from '../lexicon/grammar.js';
import { classOf, type Language, numberOf } from './language.js';
import type { Name, NameMention } from './name.js';
import type { Order } from './order.js';
import type { Tokens } from './tokens.js';

/**
 * Decides what each name means where it stands. A verb is no utensil, a spoon may be a measure,
 * "les moules" are mussels or tins, and a pan in the oven is not one on the stove.
 */
export function settleNames(
  language: Language,
  tokens: Tokens,
  names: readonly NameMention[],
  orders: readonly Order[],
): readonly NameMention[] {
  const verbs = new Set(orders.map(({ head }) => head));
  const settled: NameMention[] = [];
  for (const [i, mention] of names.entries()) {
    if (mention.to - mention.from === 1 && verbs.has(mention.from)) continue;
    const name = settle(language, tokens, mention, names[i + 1], orders);
    settled.push(name === mention.name ? mention : { ...mention, name });
  }
  return settled.map((mention) => inItsPlace(language.locale, mention, settled, orders));
}

function settle(
  language: Language,
  tokens: Tokens,
  mention: NameMention,
  next: NameMention | undefined,
  orders: readonly Order[],
): Name {
  const { name, from, to } = mention;
  const { utensil, ingredient, unit } = name;
  if (unit !== null && (utensil !== null || ingredient !== null)) {
    const measures = next?.from === to || (classOf(language, tokens, to) & OF) !== 0;
    const counted = ingredient !== null || !Number.isNaN(numberOf(language, tokens, from - 1));
    return measures && counted
      ? { ...name, utensil: null, ingredient: null }
      : { ...name, unit: null };
  }
  if (utensil !== null && ingredient !== null) {
    const vessel = isVessel(language, tokens, mention, orders);
    return vessel ? { ...name, ingredient: null } : { ...name, utensil: null };
  }
  return name;
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
  orders: readonly Order[],
): boolean {
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
  mention: NameMention,
  names: readonly NameMention[],
  orders: readonly Order[],
): NameMention {
  const { utensil } = mention.name;
  if (utensil === null || !mention.name.ambiguous) return mention;
  const rule = AMBIGUOUS_UTENSILS[locale].find(({ usually }) => usually === utensil);
  if (rule === undefined) return mention;
  const { techniques, utensils } = rule.beside;
  const seen =
    orders.some(({ technique }) => technique !== null && techniques.includes(technique)) ||
    names.some(({ name }) => name.utensil !== null && utensils.includes(name.utensil));
  return seen ? { ...mention, name: { ...mention.name, utensil: rule.then } } : mention;
}
