import { ingredientNames } from '../catalogue/ingredient-names.js';
import type { IngredientKey } from '../catalogue/ingredients.js';
import { LOCALES } from '../locale.js';
import { wordParts } from './similar-words.js';
import { textWords } from './words.js';

/** The words of the names of all ingredients, in all languages. */
export class IngredientWords {
  private readonly ids = new Map<string, Set<number>>();
  private readonly byPart = new Map<string, Set<string>>();

  /** @param idOf the id of an ingredient; undefined when the catalogue does not have it */
  constructor(idOf: (key: IngredientKey) => number | undefined) {
    for (const locale of LOCALES) {
      for (const { key, forms } of ingredientNames(locale)) {
        const id = idOf(key);
        if (id === undefined) continue;
        for (const word of textWords(forms.join(' '))) add(this.ids, word, id);
      }
    }
    for (const word of this.ids.keys())
      for (const part of wordParts(word)) add(this.byPart, part, word);
  }

  /** The ids of the ingredients with this word in a name. */
  idsOf(word: string): number[] {
    return [...(this.ids.get(word) ?? [])];
  }

  /** The words with one of these parts. */
  withParts(parts: readonly string[]): string[] {
    return parts.flatMap((part) => [...(this.byPart.get(part) ?? [])]);
  }
}

function add<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}
