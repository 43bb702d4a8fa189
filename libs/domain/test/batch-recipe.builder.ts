import { INGREDIENTS, type IngredientKey } from '../src/catalogue/ingredients.js';
import type { TechStepKey } from '../src/catalogue/tech-steps.js';
import type { UnitKey } from '../src/catalogue/units.js';
import { UTENSIL_KEYS, type UtensilKey } from '../src/catalogue/utensils.js';
import type {
  BatchRecipe,
  MentionedIngredient,
  RecipeTechnique,
} from '../src/planning/batch/batch-recipe.js';
import type { CatalogueKeys } from '../src/planning/timed-session/tasks/task-work.js';

/** For tests: ids of the catalogues, from 1. */
export const KEYS: CatalogueKeys = {
  ingredients: new Map(INGREDIENTS.map(({ key }, index) => [index + 1, key])),
  utensils: new Map(UTENSIL_KEYS.map((key, index) => [index + 1, key])),
};

type Food = IngredientKey | readonly [key: IngredientKey, quantity: number, unit: UnitKey];

/** For tests: what the text says about a technique. */
export interface Statement {
  readonly foods?: readonly Food[];
  readonly utensils?: readonly UtensilKey[];
  /** The stated duration; one number if it is no range. */
  readonly minutes?: number | readonly [min: number, max: number];
  readonly celsius?: number;
}

/** For tests: a step with one technique, or null for none. */
export type StepWith = readonly [techStepKey: TechStepKey | null, statement?: Statement];

/** For tests: a technique of a step, with what the text says about it. */
export function technique(
  stepId: number,
  techStepKey: TechStepKey | null,
  { foods = [], utensils = [], minutes, celsius }: Statement,
): RecipeTechnique {
  return {
    stepId,
    techStepKey,
    start: 0,
    end: 5,
    ingredients: foods.map(mentionOf),
    utensilIds: utensils.map((key) => UTENSIL_KEYS.indexOf(key) + 1),
    duration: minutes === undefined ? null : secondsOf(minutes),
    celsius: celsius ?? null,
  };
}

/** For tests: a recipe with one technique, or none, in each step. Step 101 is the first of recipe 1. */
export function recipeOf(id: number, steps: readonly StepWith[]): BatchRecipe {
  const stepId = (index: number) => id * 100 + index + 1;
  return {
    id,
    portions: 4,
    items: [{ id: id * 10, portions: 4 }],
    lines: [],
    steps: steps.map((_, index) => ({ id: stepId(index), description: 'Step.' })),
    techniques: steps.flatMap(([techStepKey, statement = {}], index) =>
      techStepKey === null ? [] : [technique(stepId(index), techStepKey, statement)],
    ),
  };
}

function mentionOf(food: Food): MentionedIngredient {
  const [key, quantity, unit] = typeof food === 'string' ? [food, null, null] : food;
  const ingredientId = INGREDIENTS.findIndex((each) => each.key === key) + 1;
  return { ingredientId, quantity, unit, start: 0 };
}

function secondsOf(minutes: number | readonly [min: number, max: number]) {
  const [min, max] = typeof minutes === 'number' ? [minutes, minutes] : minutes;
  return { minSeconds: min * 60, maxSeconds: max * 60 };
}
