import { ApiProperty } from '@nestjs/swagger';

/** A recipe that a batch did not change. */
export class RefusedRecipe {
  @ApiProperty({ type: 'integer' })
  readonly recipeId: number;

  @ApiProperty({
    type: 'integer',
    description: 'The error of the same change alone.',
    example: 4030,
  })
  readonly code: number;
}

export class RecipeBatchResult {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    description: 'The recipes that are now as asked, in the order of the request.',
  })
  readonly changed: readonly number[];

  @ApiProperty({ type: [RefusedRecipe] })
  readonly refused: readonly RefusedRecipe[];
}
