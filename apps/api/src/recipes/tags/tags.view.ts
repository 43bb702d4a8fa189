import { ApiProperty } from '@nestjs/swagger';
import type { CountedTag } from '#domain/recipe/tags.js';

/** A tag of recipes. */
export class RecipeTag implements CountedTag {
  @ApiProperty({ description: 'In its most frequent spelling.', example: 'Noël' })
  readonly tag: string;

  @ApiProperty({ type: 'integer', description: 'Recipes that have it.' })
  readonly recipes: number;
}

export class RenamedTag {
  @ApiProperty({ type: 'integer', description: 'Recipes whose tags have changed.' })
  readonly changed: number;
}
