import { Injectable } from '@nestjs/common';
import type { TextFood } from '#domain/foods/found-food.js';
import { nutritionOf } from '#domain/nutrition/nutrition.js';
import { weighRecipe } from '#domain/nutrition/weigh-recipe.js';
import type { NutritionColumns } from '#domain/nutrition/derived-columns.js';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { Catalogues } from '../reference/catalogues.js';

/** What an author wrote that decides what is in a recipe. */
export type WrittenLines = Pick<RecipeContent, 'portions' | 'ingredients' | 'otherLines'>;

/** Computes what is in a recipe: with its lines, and what detection found in its steps and texts. */
@Injectable()
export class RecipeNutritionService {
  constructor(private readonly catalogues: Catalogues) {}

  /**
   * @param techStepIds the techniques of its steps
   * @param foods what its texts name
   */
  of(
    { portions, ingredients, otherLines }: WrittenLines,
    techStepIds: readonly number[],
    foods: readonly TextFood[],
  ): NutritionColumns {
    const { ingredients: known, techSteps, units } = this.catalogues;
    const lines = weighRecipe(
      {
        portions,
        lines: ingredients.flatMap((line) => {
          const unit = units.find(line.unitId)?.key;
          return unit === undefined ? [] : [{ ...line, unit }];
        }),
        texts: (otherLines ?? [])
          .filter(({ kind }) => kind === 'TEXT')
          .map(({ text }) => ({ text, ingredientIds: foods.flatMap(namedIn(text)) })),
        techniques: new Set(techStepIds.flatMap((id) => techSteps.find(id)?.key ?? [])),
      },
      (id) => known.find(id),
    );
    const nutrition = nutritionOf(lines, portions);
    return { energyKcal: nutrition.perPortion?.energyKcal ?? null, nutrition };
  }
}

const namedIn =
  (line: string) =>
  ({ ingredientId, found, text }: TextFood): number[] =>
    ingredientId !== null && found === 'TEXT' && line.includes(text) ? [ingredientId] : [];
