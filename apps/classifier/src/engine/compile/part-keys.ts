import type { IngredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { wordsOf } from '../text/letters.js';

/**
 * The ingredients that are named by a part of another one: "jus de citron" and "lemon juice" name
 * the part "jus" or "juice" of a lemon. `isLink` tells which words link part and ingredient.
 */
export function partKeys(
  parts: readonly string[],
  names: readonly IngredientNames[],
  isLink: (word: string) => boolean,
): ReadonlyMap<IngredientKey, IngredientKey> {
  const keyByForm = new Map<string, IngredientKey>();
  for (const { key, forms } of names)
    for (const form of forms) keyByForm.set(wordsOf(form).join(' '), key);
  const keys = new Map<IngredientKey, IngredientKey>();
  for (const [form, key] of keyByForm) {
    const words = form.split(' ');
    const first = parts.includes(words[0] ?? '');
    const last = parts.includes(words.at(-1) ?? '');
    if (words.length === 1 || (!first && !last)) continue;
    const rest = first ? words.slice(1) : words.slice(0, -1);
    const food = keyByForm.get(rest.filter((word) => !isLink(word)).join(' '));
    if (food !== undefined && !keys.has(food)) keys.set(food, key);
  }
  return keys;
}
