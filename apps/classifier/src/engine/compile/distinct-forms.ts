import type { IngredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { wordsOf } from '../text/vocabulary.js';

/** A written form of an ingredient, word by word. */
export interface IngredientForm {
  readonly words: readonly string[];
  readonly key: IngredientKey;
}

/**
 * The forms that a text is searched for. A form that says how much there is of an ingredient or
 * how it was treated, such as "gousse d'ail" or "beurre fondu", is left out: the name is found in
 * it. It stays where it holds the name of something else, as "thon à l'huile" does.
 */
export function distinctForms(
  names: readonly IngredientNames[],
  isDescriptive: (word: string) => boolean,
): readonly IngredientForm[] {
  const keyByForm = new Map<string, IngredientKey>();
  const forms: IngredientForm[] = [];
  for (const { key, forms: written } of names) {
    for (const form of written) {
      const words = wordsOf(form);
      // "crème 35 %" is read without its number.
      if (/\d/.test(form) || words.length === 0) continue;
      const joined = words.join(' ');
      if (!keyByForm.has(joined)) keyByForm.set(joined, key);
      forms.push({ words, key });
    }
  }
  return forms.filter(
    ({ key, words }) =>
      words.length === 1 || !containsShorterForm(words, key, keyByForm, isDescriptive),
  );
}

/** Whether a form is a shorter form of the same ingredient between words that only describe it. */
function containsShorterForm(
  words: readonly string[],
  key: IngredientKey,
  keyByForm: ReadonlyMap<string, IngredientKey>,
  isDescriptive: (word: string) => boolean,
): boolean {
  // "blancs" of "blancs de poireau" would be taken for whites of eggs.
  const isOtherIngredient = (word: string) => (keyByForm.get(word) ?? key) !== key;
  const isRemovable = (word = '') => isDescriptive(word) && !isOtherIngredient(word);
  let from = 0;
  let to = words.length;
  for (;;) {
    if (to - from < words.length && keyByForm.get(words.slice(from, to).join(' ')) === key)
      return !overlapsEarlierName(words, from, keyByForm);
    if (from < to && isRemovable(words[from])) from++;
    else if (to > from && isRemovable(words[to - 1])) to--;
    else return false;
  }
}

/** Whether a name begins before the shorter form and reaches into it: "sweet rice" of "sweet rice flour". */
function overlapsEarlierName(
  words: readonly string[],
  before: number,
  keyByForm: ReadonlyMap<string, IngredientKey>,
): boolean {
  return words
    .slice(0, before)
    .some((_, from) =>
      words.some((_, to) => to > before && keyByForm.has(words.slice(from, to).join(' '))),
    );
}
