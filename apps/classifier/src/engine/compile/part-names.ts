import type { IngredientNames } from '#domain/catalogue/ingredient-names.js';
import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { wordsOf } from '../text/letters.js';

/** Finds the ingredients that are named by a part of another one. */
export class PartNames {
  private readonly keyByForm = new Map<string, IngredientKey>();
  /** The other words of the forms that start or end with a word, with their ingredient. */
  private readonly restsByWord = new Map<string, (readonly [readonly string[], IngredientKey])[]>();

  /** @param isLink whether a word links a part and its ingredient: "de" */
  constructor(
    names: readonly IngredientNames[],
    private readonly isLink: (word: string) => boolean,
  ) {
    for (const { key, forms } of names) for (const form of forms) this.add(wordsOf(form), key);
  }

  /**
   * The ingredients that the parts name, by the ingredient they are part of: "jus de citron" and
   * "lemon juice" name the part "jus" or "juice" of a lemon.
   */
  keysOf(parts: readonly string[]): ReadonlyMap<IngredientKey, IngredientKey> {
    const keys = new Map<IngredientKey, IngredientKey>();
    for (const [rest, key] of parts.flatMap((part) => this.restsByWord.get(part) ?? [])) {
      const food = this.keyByForm.get(rest.filter((word) => !this.isLink(word)).join(' '));
      if (food !== undefined && !keys.has(food)) keys.set(food, key);
    }
    return keys;
  }

  private add(words: readonly string[], key: IngredientKey): void {
    this.keyByForm.set(words.join(' '), key);
    if (words.length === 1) return;
    this.addRest(words[0] ?? '', words.slice(1), key);
    this.addRest(words.at(-1) ?? '', words.slice(0, -1), key);
  }

  private addRest(word: string, rest: readonly string[], key: IngredientKey): void {
    const rests = this.restsByWord.get(word);
    if (rests === undefined) this.restsByWord.set(word, [[rest, key]]);
    else rests.push([rest, key]);
  }
}
