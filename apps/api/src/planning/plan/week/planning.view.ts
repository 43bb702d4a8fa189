import { ApiProperty } from '@nestjs/swagger';
import { type Slot } from '#domain/planning/week.js';
import { SLOT } from '../../../openapi/enum-schemas.js';
import { CookingView } from '../rows/cookings.view.js';
import { DATE, PlanningItem } from '../rows/item.view.js';

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

  @ApiProperty({ type: [CookingView], description: 'What is cooked on the day for several meals.' })
  readonly cookings: readonly CookingView[];
}

/** Base of the responses for a week. */
export class WeekView {
  @ApiProperty({ ...DATE, description: 'The first day.' })
  readonly weekStart: string;
}

/** The planning of a week, with its empty slots. */
export class PlanningWeek extends WeekView {
  @ApiProperty({ type: [PlanningDay], description: 'Seven days.' })
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

/** How much of the planning was deleted. */
export class ClearedPlanning {
  @ApiProperty({ type: 'integer' })
  readonly items: number;

  @ApiProperty({ type: 'integer' })
  readonly cookings: number;
}
