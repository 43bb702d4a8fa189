import { ApiProperty } from '@nestjs/swagger';
import type { Slot, Weekday } from '#domain/planning/week.js';
import { SLOT, WEEKDAY } from '../../../openapi/enum-schemas.js';
import { RecipeSummary } from '../../../recipes/read-model/recipe.view.js';
import { DATE, EaterView } from '../rows/item.view.js';
import { PORTIONS_VIEW } from '../rows/portions.js';

/** A dish that is planned on some days of each week. */
export class Routine {
  @ApiProperty({ type: 'integer' })
  readonly id: number;

  @ApiProperty(SLOT)
  readonly slot: Slot;

  @ApiProperty({ ...WEEKDAY, isArray: true })
  readonly weekdays: readonly Weekday[];

  @ApiProperty({ type: RecipeSummary, nullable: true, description: 'Null for a text.' })
  readonly recipe: RecipeSummary | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a text.' })
  readonly recipeId: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null for a recipe.' })
  readonly text: string | null;

  @ApiProperty({ ...PORTIONS_VIEW, nullable: true, description: 'Null: what the eaters eat.' })
  readonly portions: number | null;

  @ApiProperty({ type: String, nullable: true })
  readonly note: string | null;

  @ApiProperty({ type: [EaterView], nullable: true, description: 'Null: everybody.' })
  readonly eaters: readonly EaterView[] | null;

  @ApiProperty({ ...DATE, description: 'The first day.' })
  readonly from: string;

  @ApiProperty({ ...DATE, nullable: true, description: 'The last day. Null: without an end.' })
  readonly until: string | null;

  @ApiProperty({ type: 'integer', description: 'Every week, every second one …' })
  readonly everyWeeks: number;
}
