import { ApiProperty } from '@nestjs/swagger';
import { type Conflict, type ConflictReason } from '#domain/recipe/suitability.js';
import { CONFLICT_REASON } from '../../openapi/enum-schemas.js';

class ConflictView implements Conflict {
  @ApiProperty({ type: 'integer' })
  readonly ingredientId: number;

  @ApiProperty({ type: 'integer', description: 'Profile that has the conflict.' })
  readonly profileId: number;

  @ApiProperty(CONFLICT_REASON)
  readonly reason: ConflictReason;

  @ApiProperty({ description: 'Key of the allergen, the diet or the disliked ingredient.' })
  readonly key: string;
}

/** Whether every member of the viewer's household can eat a recipe. */
export class Suitability {
  @ApiProperty()
  readonly suitable: boolean;

  @ApiProperty({ type: [ConflictView] })
  readonly conflicts: readonly ConflictView[];
}
