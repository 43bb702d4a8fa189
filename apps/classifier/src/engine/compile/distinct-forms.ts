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
  describes: (word: string) => boolean,
): readonly IngredientForm[] {
  const owners = new Map<string, IngredientKey>();
  const forms: IngredientForm[] = [];
  for (const { key, forms: written } of names) {
    for (const form of written) {
      const words = wordsOf(form);
      // "crème 35 %" is read without its number.
      if (/\d/.test(form) || words.length === 0) continue;
      const joined = words.join(' ');
      if (!owners.has(joined)) owners.set(joined, key);
      forms.push({ words, key });
    }
  }
  return forms.filter(
    ({ key, words }) => words.length === 1 || !holdsName(words, key, owners, describes),
  );
}

/** Whether a form is a shorter form of the same ingredient between words that only describe it. */
function holdsName(
  words: readonly string[],
  key: IngredientKey,
  owners: ReadonlyMap<string, IngredientKey>,
  describes: (word: string) => boolean,
): boolean {
  // "blancs" of "blancs de poireau" would be taken for whites of eggs.
  const isOther = (word: string) => (owners.get(word) ?? key) !== key;
  const mayGo = (word = '') => describes(word) && !isOther(word);
  let from = 0;
  let to = words.length;
  for (;;) {
    if (to - from < words.length && owners.get(words.slice(from, to).join(' ')) === key)
      return !beginsSooner(words, from, owners);
    if (from < to && mayGo(words[from])) from++;
    else if (to > from && mayGo(words[to - 1])) to--;
    else return false;
  }
}

/** Whether a name begins before the shorter form and reaches into it: "sweet rice" of "sweet rice flour". */
function beginsSooner(
  words: readonly string[],
  before: number,
  owners: ReadonlyMap<string, IngredientKey>,
): boolean {
  return words
    .slice(0, before)
    .some((_, from) =>
      words.some((_, to) => to > before && owners.has(words.slice(from, to).join(' '))),
    );
}
