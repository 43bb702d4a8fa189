import { type Dish, DISHES, type FoodKey } from '../dishes.js';
import { type Ingredient, INGREDIENTS, type IngredientKey } from '../ingredients.js';

/** A reason to avoid a food: an allergen, or a diet. */
export type AvoidanceReason = Ingredient['allergens'][number] | Ingredient['diets'][number];

const DIETS: readonly Ingredient['diets'][number][] = ['vegetarian', 'vegan', 'pescatarian'];

const REASONS = new Map<FoodKey, ReadonlySet<AvoidanceReason>>();
for (const { key, allergens, oftenAllergens, diets } of INGREDIENTS) {
  const refused = DIETS.filter((diet) => !diets.includes(diet));
  REASONS.set(key, new Set([...allergens, ...oftenAllergens, ...refused]));
}
const reasonsOfDish = ({ madeOf, often }: Dish): AvoidanceReason[] =>
  [...madeOf, ...often].flatMap((key: IngredientKey) => [...(REASONS.get(key) ?? [])]);
for (const dish of DISHES) REASONS.set(dish.key, new Set(reasonsOfDish(dish)));

/** Why people may avoid a food: what it contains or often contains, and the diets that it does not suit. */
export function reasonsToAvoid(key: FoodKey): ReadonlySet<AvoidanceReason> {
  return REASONS.get(key) ?? new Set();
}

/** Whether people may avoid a food for another reason than any of the foods that were read. */
export function addsReason(key: FoodKey, read: readonly { readonly key: FoodKey }[]): boolean {
  const reasons = new Set(read.flatMap((food) => [...reasonsToAvoid(food.key)]));
  return [...reasonsToAvoid(key)].some((reason) => !reasons.has(reason));
}
