import type { Locale } from '../locale.js';
import type { OptionalContent } from '../recipe/complete-content.js';
import type { OtherLine } from '../recipe/recipe-content.js';

/** An ingredient line with keys of the catalogues. */
export interface PortableLine {
  readonly ingredient: string;
  readonly quantity: number;
  readonly unit: string;
  readonly note: string | null;
  readonly rawText: string | null;
}

/**
 * What people wrote in a recipe, for another installation of the service: with keys of the catalogues,
 * because their ids differ.
 */
export interface PortableRecipe extends OptionalContent {
  readonly name: string;
  readonly locale: Locale;
  readonly portions: number;
  readonly diets: readonly string[];
  readonly ingredients: readonly PortableLine[];
  readonly otherLines: readonly OtherLine[];
  readonly steps: readonly { readonly description: string }[];
  readonly description: string | null;
}
