import { ApiProperty } from '@nestjs/swagger';
import { AMOUNTS, AmountView, WeekView } from '../plan/week/planning.view.js';
import { FOLLOW_UP_KIND, STOCK_PLACE, TECH_STEP_KEY } from '../../openapi/enum-schemas.js';
import { PORTIONS_VIEW } from '../plan/rows/portions.js';

const ID = { type: 'integer' } as const;
const IDS = { type: 'array', items: ID } as const;
const OFFSET = {
  type: 'integer',
  description: 'Offset in the description, in UTF-16 code units.',
} as const;

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

  @ApiProperty({
    ...IDS,
    description:
      'Planned items that need the task: for a part, those of all dishes that contain it.',
  })
  readonly itemIds: readonly number[];

  @ApiProperty(OFFSET)
  readonly start: number;

  @ApiProperty(OFFSET)
  readonly end: number;
}

class TaskWorkView {
  @ApiProperty({
    ...TECH_STEP_KEY,
    nullable: true,
    description:
      'Null: the whole step is the task, because no technique was detected or the step is pending; or the task has a `kind`. ' +
      'Such a task has no ingredients and no utensils, and is never merged.',
  })
  readonly techStepKey: string | null;

  @ApiProperty({ type: [TaskIngredientView] })
  readonly ingredients: readonly TaskIngredientView[];

  @ApiProperty(IDS)
  readonly utensilIds: readonly number[];

  @ApiProperty({
    type: [TaskStepView],
    description: 'One for each recipe that shares the task. Empty for a task with a `kind`.',
  })
  readonly steps: readonly TaskStepView[];
}

export class TaskView extends TaskWorkView {
  @ApiProperty({
    type: [TaskWorkView],
    required: false,
    description:
      'What happens while the task runs: basting in "roast, basting often". One for each step that says so; absent without any.',
  })
  readonly during?: readonly TaskWorkView[];

  @ApiProperty({
    ...FOLLOW_UP_KIND,
    required: false,
    description: 'Present with the fields below, for a task that follows the steps of a cooking.',
  })
  readonly kind?: string;

  @ApiProperty({ ...ID, required: false })
  readonly cookingId?: number;

  @ApiProperty({ ...ID, required: false })
  readonly recipeId?: number;

  @ApiProperty({
    ...PORTIONS_VIEW,
    required: false,
    description: 'Portions that cool or are packed.',
  })
  readonly portions?: number;

  @ApiProperty({
    ...STOCK_PLACE,
    required: false,
    nullable: true,
    description: 'Where the portions are packed for. Null while they cool.',
  })
  readonly storage?: string | null;

  @ApiProperty({
    ...IDS,
    required: false,
    description: 'Planned items that are served from the portions. Empty: no item has them yet.',
  })
  readonly itemIds?: readonly number[];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'date' },
    required: false,
    description: 'The days of these items, in order, each once.',
  })
  readonly dates?: readonly string[];
}

class CookedStepView {
  @ApiProperty(ID)
  readonly id: number;

  @ApiProperty({ type: 'integer', description: 'Position within the recipe, from 1.' })
  readonly order: number;

  @ApiProperty()
  readonly description: string;
}

class CookedRecipeView {
  @ApiProperty(ID)
  readonly id: number;

  @ApiProperty()
  readonly name: string;

  @ApiProperty({ type: 'integer', description: "The recipe's own portions." })
  readonly portions: number;

  @ApiProperty({ type: [CookedStepView], description: 'All steps, in order.' })
  readonly steps: readonly CookedStepView[];

  @ApiProperty({
    ...IDS,
    description:
      'The recipes of the session that name it as a part. It is made once, before them; empty for a dish.',
  })
  readonly partOf: readonly number[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What these recipes note about it, joined.',
  })
  readonly note: string | null;
}

/** The cooking of a week as one session. Tasks that recipes share occur once. */
export class BatchSessionView extends WeekView {
  @ApiProperty({
    type: [CookedRecipeView],
    description:
      'Each planned recipe and each part once, whatever its visibility; the tasks refer to its steps.',
  })
  readonly recipes: readonly CookedRecipeView[];

  @ApiProperty({
    type: [TaskView],
    description:
      'Every technique and every step without one, in an order that respects the step order of each recipe.',
  })
  readonly tasks: readonly TaskView[];
}
