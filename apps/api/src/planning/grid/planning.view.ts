import { ApiProperty } from '@nestjs/swagger';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { SLOTS, type Slot } from '#domain/planning/week.js';
import { RecipeSummary } from '../../recipes/recipe.view.js';

const ID = { type: 'integer' } as const;
const IDS = { type: 'array', items: { type: 'integer' } } as const;
const DATE = { type: String, format: 'date', example: '2026-07-06' } as const;
const OFFSET = { type: 'integer', description: 'UTF-16 code units into the description.' } as const;

/** A recipe in a cell of the grid. */
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

  @ApiProperty({ type: [PlanningSlot], description: 'All four, in the order of the day.' })
  readonly slots: readonly PlanningSlot[];
}

class OfAWeek {
  @ApiProperty({ ...DATE, description: 'The Monday.' })
  readonly weekStart: string;
}

/** The grid of a week: every cell, whether or not anything is planned. */
export class PlanningWeek extends OfAWeek {
  @ApiProperty({ type: [PlanningDay], description: 'Monday to Sunday.' })
  readonly days: readonly PlanningDay[];
}

/** So much of something. */
export class AmountView {
  @ApiProperty({ description: 'At most three decimals.', example: 1.2 })
  readonly quantity: number;

  @ApiProperty(ID)
  readonly unitId: number;
}

const AMOUNTS =
  'One for MASS and one for VOLUME, each in the unit a person would read, and one for each COUNT unit.';

class ShoppingLineView {
  @ApiProperty(ID)
  readonly ingredientId: number;

  @ApiProperty({ type: [AmountView], description: AMOUNTS })
  readonly amounts: readonly AmountView[];

  @ApiProperty({ ...IDS, description: 'The recipes it is for.' })
  readonly recipeIds: readonly number[];
}

/** What to buy for a week, scaled to the portions planned. */
export class ShoppingListView extends OfAWeek {
  @ApiProperty({ type: [ShoppingLineView], description: 'By category, then by key.' })
  readonly lines: readonly ShoppingLineView[];
}

class TaskIngredientView {
  @ApiProperty(ID)
  readonly ingredientId: number;

  @ApiProperty({ type: [AmountView], description: `${AMOUNTS} Empty where no recipe tells.` })
  readonly amounts: readonly AmountView[];

  @ApiProperty({ description: 'False when a recipe of the task does not tell its part.' })
  readonly complete: boolean;
}

class TaskStepView {
  @ApiProperty(ID)
  readonly recipeId: number;

  @ApiProperty(ID)
  readonly stepId: number;

  @ApiProperty({ ...IDS, description: "The week's items that it is done for." })
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

/** The cooking of a week as one session. */
export class BatchSessionView extends OfAWeek {
  @ApiProperty({ type: [TaskView], description: 'In an order that every recipe allows.' })
  readonly tasks: readonly TaskView[];
}
