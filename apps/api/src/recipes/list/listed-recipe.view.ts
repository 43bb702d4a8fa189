import { ApiProperty } from '@nestjs/swagger';
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
}
