import { ingredientNames } from '../catalogue/ingredient-names.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import { LOCALES } from '../locale.js';
import { wordParts } from './similar-words.js';
import { textWords } from './words.js';

/** The words of the names of each ingredient, in all languages. */
const NAMES = LOCALES.flatMap(ingredientNames).map(({ key, forms }) => ({
  key,
  words: textWords(forms.join(' ')),
}));

const WORDS_BY_PART = new Map<string, Set<string>>();
for (const word of new Set(NAMES.flatMap(({ words }) => words)))
  for (const part of wordParts(word)) add(WORDS_BY_PART, part, word);

/** The words of the names of all ingredients, in all languages. */
export class IngredientWords {
  private readonly ids = new Map<string, Set<number>>();

  /** @param idOf the id of an ingredient; undefined when the catalogue does not have it */
  constructor(idOf: (key: IngredientKey) => number | undefined) {
    for (const { key, words } of NAMES) {
      const id = idOf(key);
      if (id === undefined) continue;
      for (const word of words) add(this.ids, word, id);
    }
  }

  /** The ids of the ingredients with this word in a name. */
  idsOf(word: string): number[] {
    return [...(this.ids.get(word) ?? [])];
  }

  /** The words with one of these parts. */
  withParts(parts: readonly string[]): string[] {
    const words = parts.flatMap((part) => [...(WORDS_BY_PART.get(part) ?? [])]);
    return words.filter((word) => this.ids.has(word));
  }
}

function add<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}
