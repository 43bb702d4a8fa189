import { ApiProperty } from '@nestjs/swagger';
import {
  type Conflict,
  CONFLICT_REASONS,
  type ConflictReason,
} from '#domain/recipe/suitability.js';

class ConflictView implements Conflict {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ type: 'integer', description: 'Who should not eat it.' })
  readonly profileId: number;

  @ApiProperty({ enum: CONFLICT_REASONS })
  readonly reason: ConflictReason;

  @ApiProperty({ description: 'Of the allergen, the diet, or the ingredient that is disliked.' })
  readonly key: string;
}

/** Whether a recipe is for everybody in the viewer's household, and why not. */
export class Suitability {
  @ApiProperty()
  readonly suitable: boolean;

  @ApiProperty({ type: [ConflictView] })
  readonly conflicts: readonly ConflictView[];
}
