import type { FoodSpan } from '#domain/detection/contract.js';
import type { Document } from './document.js';
import { isFood, type Mention } from './mention.js';

/**
 * The names of foods in a text, those that the rules decided and those that they rejected, unless a
 * rule is sure, and without units ("une noix de beurre"). Of names that overlap, the longest counts; of
 * the same name, what the rules decided.
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
  return kept
    .sort((a, b) => a.from - b.from)
    .flatMap((mention) => {
      const key = mention.entry.ingredient;
      return key === null ? [] : [{ key, ...doc.spanOf(mention) }];
    });
}
