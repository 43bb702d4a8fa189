import { ApiProperty } from '@nestjs/swagger';
import { RecipeSummary } from '../read-model/recipe.view.js';

/** A recipe in the trash. */
export class TrashedRecipe extends RecipeSummary {
  @ApiProperty({ format: 'date-time' })
  readonly deletedAt: string;

  @ApiProperty({ format: 'date-time', description: 'From then on it cannot be restored.' })
  readonly deletedUntil: string;
}
