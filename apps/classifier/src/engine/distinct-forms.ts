import type { IngredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { wordsOf } from './vocabulary.js';

/**
 * The forms that a text is searched for. Forms that only say more about an ingredient whose name
 * they hold, such as "gousse d'ail" or "beurre fondu", are left out: the shorter one is found in
 * them. They stay where they hold the name of something else, as "thon à l'huile" does.
 */
export function distinctForms(
  names: readonly IngredientNames[],
): readonly (readonly [form: string, key: IngredientKey])[] {
  const owners = new Map<string, IngredientKey>();
  const forms: (readonly [string, IngredientKey, readonly string[]])[] = [];
  for (const { key, forms: written } of names) {
    for (const form of written) {
      const words = wordsOf(form);
      // "crème 35 %" is read without its number.
      if (/\d/.test(form) || words.length === 0) continue;
      owners.set(words.join(' '), owners.get(words.join(' ')) ?? key);
      forms.push([form, key, words]);
    }
  }
  return forms
    .filter(([, key, words]) => !holdsItself(words, key, owners))
    .map(([form, key]) => [form, key] as const);
}

/** Whether a text that holds the form is read as this ingredient, and no other, without it. */
function holdsItself(
  words: readonly string[],
  key: IngredientKey,
  owners: ReadonlyMap<string, IngredientKey>,
): boolean {
  const found = new Set<IngredientKey>();
  for (let from = 0; from < words.length;) {
    let to = from === 0 ? words.length - 1 : words.length;
    while (to > from && !owners.has(words.slice(from, to).join(' '))) to--;
    const owner = owners.get(words.slice(from, to).join(' '));
    if (owner !== undefined) found.add(owner);
    from = Math.max(to, from + 1);
  }
  return found.size === 1 && found.has(key);
}
