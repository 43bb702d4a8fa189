import { ApiProperty } from '@nestjs/swagger';
import { EXPANDED_NUTRITION, NutritionSummary } from '../read-model/nutrition.view.js';
import { RecipeSummary } from '../read-model/recipe.view.js';
import { Suitability } from '../suitability/suitability.view.js';

/** A recipe in the list of recipes. */
export class ListedRecipe extends RecipeSummary {
  @ApiProperty({
    type: Suitability,
    required: false,
    description: 'Present with `expand=suitability`.',
  })
  readonly suitability?: Suitability;

  @ApiProperty(EXPANDED_NUTRITION)
  readonly nutrition?: NutritionSummary | null;
}

/** A recipe that lacks few ingredients. */
export class MakeableRecipe extends RecipeSummary {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'In the order of the lines.',
  })
  readonly missingIngredientIds: readonly number[];
}
