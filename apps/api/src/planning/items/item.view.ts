import { ApiProperty } from '@nestjs/swagger';
import { type Slot } from '#domain/planning/week.js';
import type { Storage } from '#domain/planning/cookings/storage.js';
import { RecipeSummary } from '../../recipes/read-model/recipe.view.js';
import { Suitability } from '../../recipes/suitability/suitability.view.js';
import { KEEPING_WARNING, SLOT, STORAGE } from '../../openapi/enum-schemas.js';

export const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;

/** A planned recipe. */
export class PlanningItem {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty(DATE)
  readonly date: string;

  @ApiProperty(SLOT)
  readonly slot: Slot;

  @ApiProperty({ type: 'integer', description: "Independent of the recipe's own portions." })
  readonly portions: number;

  @ApiProperty({ type: RecipeSummary })
  readonly recipe: RecipeSummary;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The cooking that serves it: it is bought and cooked there. Null without one.',
  })
  readonly cookingId: number | null;

  @ApiProperty({ ...STORAGE, required: false })
  readonly storage?: Storage;

  @ApiProperty({
    ...DATE,
    required: false,
    description: 'The last day on which its portions keep. Present with a cooking.',
  })
  readonly eatBy?: string;

  @ApiProperty({
    ...DATE,
    required: false,
    description:
      'The evening on which its portions are taken out of the freezer. Present if frozen.',
  })
  readonly thawOn?: string;

  @ApiProperty({ ...KEEPING_WARNING, required: false })
  readonly warning?: string;

  @ApiProperty({
    type: Suitability,
    required: false,
    description: 'In the week with `expand=suitability`.',
  })
  readonly suitability?: Suitability;
}
