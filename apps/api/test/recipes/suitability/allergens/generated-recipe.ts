import type { IngredientKey } from '#domain/catalogue/ingredients.js';
import type { Locale } from '#domain/locale.js';
import type { Random } from '#domain/random.js';
import type { OtherLine } from '#domain/recipe/recipe-content.js';

/** A recipe before it is written. */
export interface GeneratedRecipe {
  readonly locale: Locale;
  readonly name: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly lines: readonly {
    readonly key: IngredientKey;
    readonly note: string | null;
    readonly rawText: string | null;
  }[];
  readonly otherLines: readonly OtherLine[];
  readonly steps: readonly string[];
}

/** "de": names with a mute or aspirated h follow French usage. */
const ELIDES =
  /^(?!(haddock|hareng|haricot|harissa|hommos|houmous|homard|hoisin|hot))[haeiouyàâéèêîôûœæ]/i;

/** Replaces `{food}` by the name, and `{de}` by the name after the French "de". */
export function fill(template: string, name: string): string {
  const genitive = ELIDES.test(name) ? `d'${name}` : `de ${name}`;
  return template.replaceAll('{food}', () => name).replaceAll('{de}', () => genitive);
}

/** The items in a random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
