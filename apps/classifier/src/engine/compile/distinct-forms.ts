import type { IngredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { wordsOf } from '../words/letters.js';

/** A form of an ingredient, split into words. */
export interface IngredientForm {
  readonly words: readonly string[];
  readonly key: IngredientKey;
}

/** Splits the forms of all ingredients into words. */
export function splitForms(names: readonly IngredientNames[]): readonly IngredientForm[] {
  return names.flatMap(({ key, forms }) =>
    // Texts are matched without numbers, so "crème 35 %" is not an entry.
    forms.filter((form) => !/\d/.test(form)).map((form) => ({ words: wordsOf(form), key })),
  );
}

/** The first ingredient of each form, by its words. */
export type KeyByForm = ReadonlyMap<string, IngredientKey>;

export function keysByForm(forms: readonly IngredientForm[]): KeyByForm {
  const keys = new Map<string, IngredientKey>();
  for (const { words, key } of forms) {
    const joined = words.join(' ');
    if (!keys.has(joined)) keys.set(joined, key);
  }
  return keys;
}

/**
 * Selects the ingredient forms that become entries. A form that adds an amount or a preparation to
 * another form, such as "gousse d'ail" and "beurre fondu", is left out: the shorter form is found
 * inside it. A form that contains the name of another ingredient is kept: "thon à l'huile".
 */
export function distinctForms(
  forms: readonly IngredientForm[],
  keyByForm: KeyByForm,
  isDescriptive: (word: string) => boolean,
): readonly IngredientForm[] {
  return forms.filter(
    ({ key, words }) =>
      words.length === 1 || !containsShorterForm(words, key, keyByForm, isDescriptive),
  );
}

/** Whether a form is a shorter form of the same ingredient with descriptive words around it. */
function containsShorterForm(
  words: readonly string[],
  key: IngredientKey,
  keyByForm: KeyByForm,
  isDescriptive: (word: string) => boolean,
): boolean {
  // "blancs" in "blancs de poireau" alone would be egg whites.
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

/** Whether another name reaches into the shorter form: "sweet rice" in "sweet rice flour". */
function overlapsEarlierName(
  words: readonly string[],
  before: number,
  keyByForm: KeyByForm,
): boolean {
  return words
    .slice(0, before)
    .some((_, from) =>
      words.some((_, to) => to > before && keyByForm.has(words.slice(from, to).join(' '))),
    );
}
