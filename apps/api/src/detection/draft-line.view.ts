import { ApiProperty } from '@nestjs/swagger';
import { type DraftFlag } from '#domain/sources/draft.js';
import { DRAFT_FLAG } from '../openapi/enum-schemas.js';

/** An ingredient line with ids of the catalogues. */
export class DraftLine {
  @ApiProperty({
    maxLength: 300,
    description:
      'Text of the line in the source, cut with `…`. Merged lines are joined by ` + `. Lines of several foods in one text have the same text.',
  })
  readonly rawText: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: not resolved.' })
  readonly ingredientId: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'At most 3 decimals.' })
  readonly quantity: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly unitId: number | null;

  @ApiProperty({
    ...DRAFT_FLAG,
    isArray: true,
    description: 'Problems to solve before the import.',
  })
  readonly flags: readonly DraftFlag[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    maxItems: 3,
    description: 'Ids of possible ingredients, best first.',
  })
  readonly candidates: readonly number[];
}
