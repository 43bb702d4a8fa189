import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import { isPartOfFood, type MentionRule } from '../rules/mention-rule.js';
import { subcategoryOf } from '../rules/token-tests.js';
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
   * For a rule about a part: the ingredient of the part, by the food that it belongs to. "jus de
   * citron" and "lemon juice" are the part "jus" or "juice" of a lemon. "sucre blanc" is no white of
   * sugar, because the rule is about other subcategories.
   */
  keysOf({ names = [], result }: MentionRule): ReadonlyMap<IngredientKey, IngredientKey> {
    const keys = new Map<IngredientKey, IngredientKey>();
    if (!isPartOfFood(result)) return keys;
    const isEligible = (food: IngredientKey) =>
      result.partOf.length === 0 || result.partOf.some((each) => each === subcategoryOf(food));
    for (const [rest, key] of names.flatMap((part) => this.restsByPart.get(part) ?? [])) {
      const food = this.keyByForm.get(rest.filter((word) => !this.isLink(word)).join(' '));
      if (food !== undefined && !keys.has(food) && isEligible(food)) keys.set(food, key);
    }
    return keys;
  }
}
