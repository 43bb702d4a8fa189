import type { RecipePartView } from '@popote/client';

/** A recipe that another one contains, and what its own amounts are multiplied with. */
export interface ScaledPart {
  readonly part: RecipePartView;
  readonly factor: number;
}

/** The parts of a recipe of which `factor` times the written portions are made. */
export const scaledParts = (parts: readonly RecipePartView[] = [], factor: number): ScaledPart[] =>
  parts.map((part) => ({ part, factor: (factor * part.portions) / part.recipePortions }));

/** The parts of all levels, in the order in which they are made. */
export const allParts = (parts: readonly RecipePartView[] = [], factor: number): ScaledPart[] =>
  scaledParts(parts, factor).flatMap((scaled) => [
    ...allParts(scaled.part.parts, scaled.factor),
    scaled,
  ]);
