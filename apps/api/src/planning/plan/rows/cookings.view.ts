import { ApiProperty } from '@nestjs/swagger';
import type { KeepingKey } from '#domain/planning/keeping/keeping.js';
import { RecipeSummary } from '../../../recipes/read-model/recipe.view.js';
import { Suitability } from '../../../recipes/suitability/suitability.view.js';
import { KEEPING_KEY, KEEPING_WARNING, STOCK_PLACE } from '../../../openapi/enum-schemas.js';
import { PlanningItem } from './item.view.js';
import { PORTIONS_VIEW } from './portions.js';

const ID = { type: 'integer' } as const;
const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;

export class KeepsView {
  @ApiProperty({
    type: 'integer',
    description: 'Days after the cooking on which the fridge keeps the dish.',
  })
  readonly fridgeDays: number;

  @ApiProperty({
    type: 'integer',
    description: 'The same for the freezer. 0: the dish should not be frozen.',
  })
  readonly freezerDays: number;

  @ApiProperty(KEEPING_KEY)
  readonly why: KeepingKey;
}

/** A recipe that is cooked once and eaten at several meals. */
export class CookingView {
  @ApiProperty(ID)
  readonly id: number;

  @ApiProperty({ type: RecipeSummary })
  readonly recipe: RecipeSummary;

  @ApiProperty({ ...DATE, description: 'The day on which it is cooked.' })
  readonly date: string;

  @ApiProperty(PORTIONS_VIEW)
  readonly portions: number;

  @ApiProperty({
    ...PORTIONS_VIEW,
    description: 'Portions that no meal has and that were not reported as eaten or discarded.',
  })
  readonly remaining: number;

  @ApiProperty({ type: KeepsView })
  readonly keeps: KeepsView;

  @ApiProperty({ type: [PlanningItem], description: 'The meals that it serves, by date.' })
  readonly items: readonly PlanningItem[];

  @ApiProperty({
    type: Suitability,
    required: false,
    description: 'For the whole house, in the week with `expand=suitability`.',
  })
  readonly suitability?: Suitability;
}

/** What a request has added. */
export class AddedItems {
  @ApiProperty({ type: [CookingView], description: 'In the order of the request.' })
  readonly cookings: readonly CookingView[];

  @ApiProperty({ type: [PlanningItem], description: 'In the order of the request.' })
  readonly items: readonly PlanningItem[];
}

/** Portions of a cooking in one place. */
export class StockView {
  @ApiProperty(ID)
  readonly cookingId: number;

  @ApiProperty({ type: RecipeSummary })
  readonly recipe: RecipeSummary;

  @ApiProperty({ ...DATE, description: 'The day on which it is cooked, also a later one.' })
  readonly date: string;

  @ApiProperty(STOCK_PLACE)
  readonly storage: string;

  @ApiProperty({
    ...PORTIONS_VIEW,
    description: 'With those of planned meals whose day is not over.',
  })
  readonly portions: number;

  @ApiProperty({ ...DATE, description: 'When the first of the portions no longer keep after it.' })
  readonly eatBy: string;

  @ApiProperty({ ...KEEPING_WARNING, nullable: true, description: 'That day is over; else null.' })
  readonly warning: string | null;
}
