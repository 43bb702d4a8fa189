import { PartTree, type RecipeInTree } from '../parts/part-tree.js';
import { Rational } from '../units/rational.js';
import { itemIdsOf, type PartNeed, type PlannedRecipe, portionsOfItems } from './planned-recipe.js';

interface Need {
  portions: Rational;
  readonly dishIds: Set<number>;
  readonly partOf: Set<number>;
  readonly notes: Set<string>;
  readonly itemIds: Set<number>;
}

/**
 * Adds to the recipes that planned ones contain what these need of them, each once. Recipes that are neither
 * planned nor needed are left out. A part precedes what contains it.
 *
 * @param recipes the planned ones in their order, then what they contain, without items
 */
export function withParts<Recipe extends PlannedRecipe & RecipeInTree>(
  recipes: readonly Recipe[],
): Recipe[] {
  const dishes = recipes.filter(({ items }) => items.length > 0);
  if (dishes.every(({ parts }) => parts.length === 0)) return dishes;
  const tree = new PartTree(recipes);
  const needs = new Map<number, Need>();
  const needed = new Map<number, Recipe>();
  for (const dish of dishes) {
    const planned = portionsOfItems(dish);
    const itemIds = itemIdsOf(dish);
    for (const { recipe, portions } of tree.partsOf(dish.id)) {
      const need = needs.get(recipe.id) ?? noNeed();
      needs.set(recipe.id, need);
      needed.set(recipe.id, recipe);
      need.portions = need.portions.plus(portions.multiplyBy(planned)).reduced();
      need.dishIds.add(dish.id);
      for (const id of itemIds) need.itemIds.add(id);
    }
    needed.set(dish.id, dish);
  }
  for (const { id, parts } of needed.values()) {
    for (const { contentId, note } of parts) {
      needs.get(contentId)?.partOf.add(id);
      if (note !== null) needs.get(contentId)?.notes.add(note);
    }
  }
  return [...needed.values()].map((recipe) => {
    const need = needs.get(recipe.id);
    return need === undefined ? recipe : { ...recipe, need: plain(need) };
  });
}

function noNeed(): Need {
  return {
    portions: Rational.ZERO,
    dishIds: new Set(),
    partOf: new Set(),
    notes: new Set(),
    itemIds: new Set(),
  };
}

function plain({ portions, dishIds, partOf, notes, itemIds }: Need): PartNeed {
  const { numerator, denominator } = portions;
  return {
    portions: { numerator, denominator },
    dishIds: [...dishIds],
    partOf: [...partOf],
    note: notes.size === 0 ? null : [...notes].join('; '),
    itemIds: [...itemIds],
  };
}

/**
 * The recipes that contain each part, through any level.
 *
 * @param recipes as {@link withParts} returns them
 */
export function containersOf(
  recipes: readonly Pick<PlannedRecipe, 'id' | 'need'>[],
): ReadonlyMap<number, readonly number[]> {
  const containers = new Map<number, readonly number[]>();
  for (const { id, need } of [...recipes].reverse()) {
    if (need === undefined) continue;
    const all = need.partOf.flatMap((dish) => [dish, ...(containers.get(dish) ?? [])]);
    containers.set(id, [...new Set(all)]);
  }
  return containers;
}
