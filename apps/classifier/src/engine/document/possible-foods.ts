import type { FoodSpan } from '#domain/detection/contract.js';
import { overlap } from '#domain/detection/span.js';
import type { Document } from './document.js';
import { isFood, type Mention } from './mention.js';

/**
 * The names of foods in a text, those that the rules decided and those that they rejected, unless a
 * rule is sure, and without units ("une noix de beurre"). Of names that overlap, the longest counts; of
 * the same name, what the rules decided. And the foods of verbs.
 */
export function possibleFoods(doc: Document): FoodSpan[] {
  const isUnit = ({ from, to }: Mention) =>
    doc.amounts.some((amount) => amount.from < from && to <= amount.to);
  const names = doc.names.filter((name) => !isUnit(name));
  const found = [...doc.mentions, ...names].filter(isFood);
  const taken = new Set<number>();
  const kept: Mention[] = [];
  for (const mention of found.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    const tokens = Array.from({ length: mention.to - mention.from }, (_, i) => mention.from + i);
    if (tokens.some((token) => taken.has(token))) continue;
    for (const token of tokens) taken.add(token);
    kept.push(mention);
  }
  const named = kept.flatMap((mention) => {
    const key = mention.entry.ingredient;
    return key === null ? [] : [{ key, ...doc.spanOf(mention) }];
  });
  return withFoodsOfVerbs(doc, named);
}

/**
 * Named foods, and those of verbs and participles: "beurrer", "a floured surface". A form that is a name,
 * or a part of one, is none: "butter knife", "breaded chicken". In text order.
 */
export function withFoodsOfVerbs(doc: Document, named: readonly FoodSpan[]): FoodSpan[] {
  const ofVerbs = Array.from({ length: doc.length }, (_, i) => i).flatMap((i) => {
    const key = doc.verb(i)?.food ?? null;
    if (key === null || doc.word(i).names?.value !== undefined) return [];
    const span = doc.spanOf({ from: i, to: i + 1 });
    return named.some((food) => overlap(food, span)) ? [] : [{ key, ...span }];
  });
  return [...named, ...ofVerbs].sort((one, other) => one.start - other.start);
}
