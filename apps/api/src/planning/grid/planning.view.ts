import { ApiProperty } from '@nestjs/swagger';
import { type Slot } from '#domain/planning/week.js';
import { RecipeSummary } from '../../recipes/read-model/recipe.view.js';
import { Suitability } from '../../recipes/suitability/suitability.view.js';
import { SLOT } from '../../openapi/enum-schemas.js';

const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;

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

  @ApiProperty({ type: 'integer', description: "Independent of the recipe's own portions." })
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
    type: Suitability,
    required: false,
    description: 'Of a recipe, in the week with `expand=suitability`.',
  })
  readonly suitability?: Suitability;
}

/** What a request has added. */
export class AddedItems {
  @ApiProperty({ type: 'array', items: { type: 'object' }, maxItems: 0 })
  readonly cookings: readonly object[];

  @ApiProperty({ type: [PlanningItem], description: 'In the order of the request.' })
  readonly items: readonly PlanningItem[];
}

class PlanningSlot {
  @ApiProperty(SLOT)
  readonly slot: Slot;

  @ApiProperty({ type: [PlanningItem], description: 'In the order they were added.' })
  readonly items: readonly PlanningItem[];
}

class PlanningDay {
  @ApiProperty(DATE)
  readonly date: string;

  @ApiProperty({ type: [PlanningSlot], description: 'All four slots, in the order of the day.' })
  readonly slots: readonly PlanningSlot[];
}

/** Base of the responses for a week. */
export class WeekView {
  @ApiProperty({ ...DATE, description: 'The Monday.' })
  readonly weekStart: string;
}

/** The planning of a week, with its empty slots. */
export class PlanningWeek extends WeekView {
  @ApiProperty({ type: [PlanningDay], description: 'Monday to Sunday.' })
  readonly days: readonly PlanningDay[];
}

/** A quantity with its unit. */
export class AmountView {
  @ApiProperty({ description: 'At most three decimals.', example: 1.2 })
  readonly quantity: number;

  @ApiProperty({ type: 'integer' })
  readonly unitId: number;
}

/** Description of the amounts of an ingredient. */
export const AMOUNTS = 'At most one MASS, one VOLUME, and one for each COUNT unit.';
