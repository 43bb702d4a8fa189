import { Injectable } from '@nestjs/common';
import type { FoundInRecipe } from '#domain/evidence/evidence.js';
import type { TextFood } from '#domain/foods/found-food.js';
import { nutritionOf, type WeighedLine } from '#domain/nutrition/nutrition.js';
import { weighRecipe } from '#domain/nutrition/weigh-recipe.js';
import type { NutritionColumns } from '#domain/nutrition/derived-columns.js';
import type { RecipeContent } from '#domain/recipe/recipe-content.js';
import { usedInTechniques } from '#domain/techniques/step-technique.js';
import { Catalogues } from '../../reference/catalogues.js';

/** What an author wrote that decides what is in a recipe. */
export type WrittenLines = Pick<RecipeContent, 'portions' | 'ingredients' | 'otherLines'>;

/** A recipe, and what was found in it. */
export type ReadRecipe = WrittenLines & FoundInRecipe;

/** A part of a recipe, and how much of it the recipe needs: 0.5 is a half. */
interface ScaledPart {
  readonly recipe: ReadRecipe;
  readonly factor: number;
}

/** Computes what is in a recipe: with its lines, and what detection found in its steps and texts. */
@Injectable()
export class RecipeNutritionService {
  constructor(private readonly catalogues: Catalogues) {}

  of(recipe: ReadRecipe, parts: readonly ScaledPart[]): NutritionColumns {
    const lines = [
      ...this.weigh(recipe),
      ...parts.flatMap(({ recipe: part, factor }) =>
        this.weigh(part).map((line) => ({ ...line, grams: line.grams && line.grams * factor })),
      ),
    ];
    const nutrition = nutritionOf(lines, recipe.portions);
    return { energyKcal: nutrition.perPortion?.energyKcal ?? null, nutrition };
  }

  private weigh(recipe: ReadRecipe): WeighedLine[] {
    const { portions, ingredients, otherLines, texts, steps } = recipe;
    const { ingredients: known, techSteps, units } = this.catalogues;
    const { techStepIds } = usedInTechniques(steps.flatMap(({ techniques }) => techniques));
    return weighRecipe(
      {
        portions,
        lines: ingredients.flatMap((line) => {
          const unit = units.find(line.unitId)?.key;
          return unit === undefined ? [] : [{ ...line, unit }];
        }),
        texts: (otherLines ?? [])
          .filter(({ kind }) => kind === 'TEXT')
          .map(({ text }) => ({ text, ingredientIds: texts.foods.flatMap(namedIn(text)) })),
        techniques: new Set(techStepIds.flatMap((id) => techSteps.find(id)?.key ?? [])),
      },
      (id) => known.find(id),
    );
  }
}

const namedIn =
  (line: string) =>
  ({ ingredientId, found, text }: TextFood): number[] =>
    ingredientId !== null && found === 'TEXT' && line.includes(text) ? [ingredientId] : [];
