import { ApiProperty } from '@nestjs/swagger';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { SLOTS, type Slot } from '#domain/planning/week.js';
import { RecipeSummary } from '../../recipes/read-model/recipe.view.js';

const ID = { type: 'integer' } as const;
const IDS = { type: 'array', items: { type: 'integer' } } as const;
const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;
const OFFSET = {
  type: 'integer',
  description: 'Offset in the description, in UTF-16 code units.',
} as const;

/** A planned recipe. */
export class PlanningItem {
  @ApiProperty(ID)
  readonly id: number;

  @ApiProperty(DATE)
  readonly date: string;

  @ApiProperty({ enum: SLOTS })
  readonly slot: Slot;

  @ApiProperty({ type: 'integer', description: "Independent of the recipe's own portions." })
  readonly portions: number;

  @ApiProperty({ type: RecipeSummary })
  readonly recipe: RecipeSummary;
}

class PlanningSlot {
  @ApiProperty({ enum: SLOTS })
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

class WeekView {
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

  @ApiProperty(ID)
  readonly unitId: number;
}

const AMOUNTS = 'At most one MASS, one VOLUME, and one for each COUNT unit.';

class ShoppingLineView {
  @ApiProperty(ID)
  readonly ingredientId: number;

  @ApiProperty({ type: [AmountView], description: AMOUNTS })
  readonly amounts: readonly AmountView[];

  @ApiProperty({ ...IDS, description: 'Recipes that use the ingredient.' })
  readonly recipeIds: readonly number[];
}

/** Ingredients of a week, scaled to the planned portions. */
export class ShoppingListView extends WeekView {
  @ApiProperty({ type: [ShoppingLineView], description: 'Ordered by category, then by key.' })
  readonly lines: readonly ShoppingLineView[];
}

class TaskIngredientView {
  @ApiProperty(ID)
  readonly ingredientId: number;

  @ApiProperty({ type: [AmountView], description: `${AMOUNTS} Empty when no amount is known.` })
  readonly amounts: readonly AmountView[];

  @ApiProperty({ description: 'False when the amount of a recipe of the task is unknown.' })
  readonly complete: boolean;
}

class TaskStepView {
  @ApiProperty(ID)
  readonly recipeId: number;

  @ApiProperty(ID)
  readonly stepId: number;

  @ApiProperty({ ...IDS, description: 'Planned items that need the task.' })
  readonly itemIds: readonly number[];

  @ApiProperty(OFFSET)
  readonly start: number;

  @ApiProperty(OFFSET)
  readonly end: number;
}

class TaskView {
  @ApiProperty({ enum: TECH_STEP_KEYS })
  readonly techStepKey: string;

  @ApiProperty({ type: [TaskIngredientView] })
  readonly ingredients: readonly TaskIngredientView[];

  @ApiProperty(IDS)
  readonly utensilIds: readonly number[];

  @ApiProperty({ type: [TaskStepView], description: 'One for each recipe that shares the task.' })
  readonly steps: readonly TaskStepView[];
}

/** The cooking of a week as one session. Tasks that recipes share occur once. */
export class BatchSessionView extends WeekView {
  @ApiProperty({
    type: [TaskView],
    description: 'In an order that respects the step order of each recipe.',
  })
  readonly tasks: readonly TaskView[];
}
