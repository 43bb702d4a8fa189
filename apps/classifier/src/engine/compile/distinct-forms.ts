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

export const keysByForm = (forms: readonly IngredientForm[]): KeyByForm =>
  new Map(forms.toReversed().map(({ words, key }) => [words.join(' '), key]));

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
  // Whether another name reaches into the shorter form: "sweet rice" in "sweet rice flour".
  const isName = (start: number, end: number) => keyByForm.has(words.slice(start, end).join(' '));
  const overlaps = (at: number) =>
    words.some((_, start) => start < at && words.some((_, end) => end > at && isName(start, end)));
  let from = 0;
  let to = words.length;
  for (;;) {
    if (to - from < words.length && keyByForm.get(words.slice(from, to).join(' ')) === key)
      return !overlaps(from);
    if (from < to && isRemovable(words[from])) from++;
    else if (to > from && isRemovable(words[to - 1])) to--;
    else return false;
  }
}
