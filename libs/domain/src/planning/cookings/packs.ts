import type { Keeps } from '../keeping/keeping.js';
import type { Pack } from '../planned-recipe.js';
import { type Cooking, portionsOf, remainingPortions } from './cooking.js';
import { storageOf } from './storage.js';

/**
 * What is packed when a dish is cooked: the portions of later meals for the fridge and for the
 * freezer, and those that no meal has for the fridge. Portions that are eaten fresh are not packed.
 */
export function packsOf(cooking: Cooking, keeps: Keeps): Pack[] {
  const stored = storageOf(cooking, keeps);
  const packs = (['FRIDGE', 'FREEZER'] as const).map((storage) => {
    const meals = cooking.items.filter(({ id }) => stored.get(id)?.storage === storage);
    return {
      storage,
      portions: portionsOf(meals),
      itemIds: meals.map(({ id }) => id),
      dates: [...new Set(meals.map(({ date }) => date))].sort(),
    };
  });
  const rest = remainingPortions(cooking);
  const others: Pack = { storage: 'FRIDGE', portions: rest, itemIds: [], dates: [] };
  return [...packs, others].filter(({ portions }) => portions > 0);
}
