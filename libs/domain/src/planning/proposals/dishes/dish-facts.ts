import type { SubcategoryKey } from '../../../catalogue/categories.js';
import type { IngredientKey } from '../../../catalogue/ingredients.js';
import type { BatchRecipe } from '../../batch/batch-recipe.js';
import { keepingOf, type Keeps } from '../../keeping/keeping.js';
import type { FindIngredient } from '../../shopping-list/shopping-list.js';
import type { CatalogueKeys } from '../../timed-session/tasks/task-work.js';
import { type DishWork, dishWork } from './dish-work.js';
import { mainFood, massOfLines } from './main-food.js';
import { isInSeason } from './seasons.js';

/** What decides whether a recipe fits into a week. */
export interface DishFacts {
  /** What has to be bought: the ingredients of its lines, without staples. */
  readonly ingredientIds: readonly number[];
  readonly mainFood: number | null;
  readonly subcategory: SubcategoryKey | null;
  readonly inSeason: readonly number[];
  readonly outOfSeason: readonly number[];
  readonly gramsPerPortion: number;
  readonly work: DishWork;
}

/** The catalogue, and what the house always has. */
export interface Kitchenware {
  readonly keys: CatalogueKeys;
  readonly findIngredient: FindIngredient;
  readonly staples: ReadonlySet<number>;
}

/** The facts of a recipe that is cooked on a day. */
export function dishFacts(
  recipe: BatchRecipe,
  { portions, date }: { readonly portions: number; readonly date: string },
  { keys, findIngredient, staples }: Kitchenware,
): DishFacts {
  const lines = recipe.lines.filter(({ ingredientId }) => !staples.has(ingredientId));
  const main = mainFood(lines, findIngredient);
  const month = Number(date.slice(5, 7));
  const seasonOf = (id: number) => seasonOfKey(findIngredient(id)?.key, month);
  const ingredientIds = [...new Set(lines.map(({ ingredientId }) => ingredientId))];
  return {
    ingredientIds,
    mainFood: main,
    subcategory: (main === null ? undefined : findIngredient(main)?.subcategory) ?? null,
    inSeason: ingredientIds.filter((id) => seasonOf(id) === true),
    outOfSeason: ingredientIds.filter((id) => seasonOf(id) === false),
    gramsPerPortion: massOfLines(recipe.lines, findIngredient) / recipe.portions,
    work: dishWork({ ...recipe, items: [{ id: recipe.id, portions }] }, keys),
  };
}

function seasonOfKey(key: IngredientKey | undefined, month: number): boolean | null {
  return key === undefined ? null : isInSeason(key, month);
}

/** How many days a dish keeps after its cooking. */
export function keepsOf(
  { techniques }: BatchRecipe,
  foodIds: readonly number[],
  findIngredient: FindIngredient,
): Keeps {
  const foods = foodIds.map((id) => findIngredient(id)?.key);
  const keys = techniques.flatMap(({ techStepKey }) => techStepKey ?? []);
  return keepingOf(foods, keys);
}
