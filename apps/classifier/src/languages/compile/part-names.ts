import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { IngredientForm, KeyByForm } from './distinct-forms.js';

/** The words of a form besides the part, with the ingredient of the form. */
type Rest = readonly [words: readonly string[], key: IngredientKey];

/** Finds the ingredients that are named by a part of another one. */
export class PartNames {
  /** The forms that start or end with a part, by the part. */
  private readonly restsByPart: ReadonlyMap<string, Rest[]>;

  /** @param isLink whether a word links a part and its ingredient: "de" */
  constructor(
    forms: readonly IngredientForm[],
    private readonly keyByForm: KeyByForm,
    parts: readonly string[],
    private readonly isLink: (word: string) => boolean,
  ) {
    this.restsByPart = new Map(parts.map((part) => [part, []]));
    for (const { words, key } of forms) {
      if (words.length === 1) continue;
      this.restsByPart.get(words[0] ?? '')?.push([words.slice(1), key]);
      this.restsByPart.get(words.at(-1) ?? '')?.push([words.slice(0, -1), key]);
    }
  }

  /**
   * The ingredients that the parts name, by the ingredient they are part of: "jus de citron" and
   * "lemon juice" name the part "jus" or "juice" of a lemon.
   */
  keysOf(parts: readonly string[]): ReadonlyMap<IngredientKey, IngredientKey> {
    const keys = new Map<IngredientKey, IngredientKey>();
    for (const [rest, key] of parts.flatMap((part) => this.restsByPart.get(part) ?? [])) {
      const food = this.keyByForm.get(rest.filter((word) => !this.isLink(word)).join(' '));
      if (food !== undefined && !keys.has(food)) keys.set(food, key);
    }
    return keys;
  }
}
