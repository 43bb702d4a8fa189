import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { UnitKey } from '#domain/catalogue/units.js';
import type { Cooking, ServedMeal } from '#domain/planning/cookings/cooking.js';
import { lotsToServe } from '#domain/planning/cookings/stock.js';
import { keepsOf } from '#domain/planning/proposals/dishes/dish-facts.js';
import type { FindIngredient } from '#domain/planning/shopping-list/shopping-list.js';
import type { BatchRecipe } from '#domain/planning/batch/batch-recipe.js';
import type { Candidate, StandingDish } from '#domain/planning/proposals/candidate.js';
import type { TechniqueRow } from '../reading/planned-recipes.query.js';
import { techniqueOfRow } from '../reading/technique-of-row.js';

/** The recipes of a statement of `candidates`, as it returns them. */
export interface ReadRecipes {
  readonly candidates: readonly CandidateRow[];
  readonly kept: readonly RecipeRow[];
  readonly stock: readonly StockRow[];
  readonly standing: readonly StandingRow[];
}

type LineRow = readonly [ingredientId: number, quantity: number, unitId: number];

interface RecipeRow {
  readonly id: number;
  readonly portions: number;
  readonly foodIds: readonly number[];
  readonly lines: readonly LineRow[];
  readonly steps: readonly number[];
  readonly techniques: readonly TechniqueRow[];
}

interface CandidateRow extends RecipeRow, Omit<Candidate, 'recipe'> {}

/** A cooking with portions that no meal has. */
interface StockRow extends Pick<Candidate, 'needs' | 'foodIds'> {
  readonly id: number;
  readonly portions: number;
  readonly lines: readonly LineRow[];
  readonly techStepKeys: readonly TechStepKey[];
  readonly cooking: CookingInStock;
}

/** `free` portions have no meal, and none of what is kept. */
interface CookingInStock extends Cooking {
  readonly id: number;
  readonly free: number;
}

interface StandingRow {
  readonly id: number;
  readonly date: string;
  readonly portions: number;
  readonly lines: readonly LineRow[];
}

/** A dish that is kept from another proposal. */
export interface KeptDish {
  readonly recipeId: number;
  readonly date: string;
  readonly portions: number;
  /** The meals of a cooking; null for a dish that is eaten at once. */
  readonly meals: readonly ServedMeal[] | null;
}

type UnitKeys = ReadonlyMap<number, UnitKey>;

/**
 * The recipes that a cell may have, and the dishes in stock.
 *
 * @param today the day on which the stock is planned
 */
export function candidatesOf(
  { candidates, stock }: ReadRecipes,
  units: UnitKeys,
  findIngredient: FindIngredient,
  today: string,
): Candidate[] {
  return [
    ...stock.map(({ techStepKeys, cooking, ...row }) => {
      const techniques = techStepKeys.map(unplaced);
      const recipe = recipeOf({ ...row, steps: [], techniques }, units);
      const keeps = keepsOf(recipe, row.foodIds, findIngredient);
      const lots = lotsToServe(cooking, keeps, today);
      const ofDish = { cookingId: cooking.id, date: cooking.date, portions: cooking.free, lots };
      return { ...NOTHING_KNOWN, ...row, recipe, stock: ofDish };
    }),
    ...candidates.map((row) => ({ ...row, recipe: recipeOf(row, units) })),
  ];
}

const NOTHING_KNOWN = { isFavourite: false, rating: null, lastOn: null, statedMinutes: null };

/** A technique of a dish that is cooked already: it only decides how long the dish keeps. */
function unplaced(key: TechStepKey): TechniqueRow {
  return [0, key, 0, 0, [], [], null, null, false];
}

/** What stands in the weeks, and the kept dishes. */
export function standingDishes(
  { kept, standing }: ReadRecipes,
  keptDishes: readonly KeptDish[],
  units: UnitKeys,
): StandingDish[] {
  const stands = standing.map(({ date, portions, ...row }) => ({
    date,
    portions,
    recipe: recipeOf({ ...row, portions, steps: [], techniques: [] }, units),
    isKept: false,
  }));
  const rows = new Map(kept.map((row) => [row.id, row]));
  const keeps = keptDishes.flatMap(({ recipeId, date, portions, meals }) => {
    const row = rows.get(recipeId);
    if (row === undefined) return [];
    const dish = { date, portions, recipe: recipeOf(row, units), isKept: true };
    return [meals === null ? dish : { ...dish, cooking: { foodIds: row.foodIds, meals } }];
  });
  return [...stands, ...keeps];
}

/** Without the texts of its steps: they do not change the session. */
function recipeOf(
  { id, portions, lines, steps, techniques }: Omit<RecipeRow, 'foodIds'>,
  units: UnitKeys,
): BatchRecipe {
  return {
    id,
    portions,
    items: [],
    lines: lines.flatMap(([ingredientId, quantity, unitId]) => {
      const unit = units.get(unitId);
      return unit === undefined ? [] : [{ ingredientId, quantity, unit }];
    }),
    steps: steps.map((stepId) => ({ id: stepId, description: '' })),
    techniques: techniques.map((row) => techniqueOfRow(row, (id) => units.get(id) ?? null)),
  };
}
