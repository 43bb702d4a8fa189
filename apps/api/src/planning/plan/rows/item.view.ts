import { ApiProperty } from '@nestjs/swagger';
import type { Storage } from '#domain/planning/cookings/storage.js';
import { type Slot } from '#domain/planning/week.js';
import {
  EXPANDED_NUTRITION,
  NutritionSummary,
} from '../../../recipes/read-model/nutrition.view.js';
import { RecipeSummary } from '../../../recipes/read-model/recipe.view.js';
import { Suitability } from '../../../recipes/suitability/suitability.view.js';
import { KEEPING_WARNING, SLOT, STORAGE } from '../../../openapi/enum-schemas.js';
import { PORTIONS_VIEW } from './portions.js';

export const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;

/** A person who eats: one of the fields is there. */
export class EaterView {
  @ApiProperty({ type: 'integer', required: false, description: 'A member of the house.' })
  readonly profileId?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'A person of the house without an account.',
  })
  readonly dependantId?: number;
}

/** A planned recipe, or a text in its place. */
export class PlanningItem {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty(DATE)
  readonly date: string;

  @ApiProperty(SLOT)
  readonly slot: Slot;

  @ApiProperty({ ...PORTIONS_VIEW, description: "Independent of the recipe's own portions." })
  readonly portions: number;

  @ApiProperty({ type: RecipeSummary, nullable: true, description: 'Null for a text.' })
  readonly recipe: RecipeSummary | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null for a recipe.' })
  readonly text: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly note: string | null;

  @ApiProperty({ type: [EaterView], nullable: true, description: 'Null: everybody.' })
  readonly eaters: readonly EaterView[] | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The cooking that serves it, where it is bought and cooked. Null without one.',
  })
  readonly cookingId: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The routine that has planned it. Null: people have.',
  })
  readonly routineId: number | null;

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
    description: 'The evening on which its portions leave the freezer. Present if frozen.',
  })
  readonly thawOn?: string;

  @ApiProperty({ ...KEEPING_WARNING, required: false })
  readonly warning?: string;

  @ApiProperty({
    type: Suitability,
    required: false,
    description:
      'Of the recipe or the text, and of the note, in the week with `expand=suitability`.',
  })
  readonly suitability?: Suitability;

  @ApiProperty(EXPANDED_NUTRITION)
  readonly nutrition?: NutritionSummary | null;
}
