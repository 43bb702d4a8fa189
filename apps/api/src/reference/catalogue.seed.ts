import type { EntityManager } from 'typeorm';
import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { SOURCES } from '#domain/catalogue/sources.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import {
  flagOfAllergen,
  dietaryFlagsAvoidedOn,
  dietaryFlagsOfIngredient,
} from '#domain/recipe/dietary-flags.js';

const keyOf = ({ key }: { readonly key: string }): string => key;

/**
 * Makes the database know exactly the catalogues of this code, as often as one likes. A key keeps
 * its id for ever; one that is gone is retired, so that what refers to it stays readable.
 */
export async function seedCatalogues(manager: EntityManager): Promise<void> {
  await seedKeys(manager, 'unit', UNITS.map(keyOf));
  await seedKeys(manager, 'tech_step', TECH_STEP_KEYS);
  await seedKeys(manager, 'utensil', UTENSIL_KEYS);
  await seedKeys(manager, 'source', SOURCES.map(keyOf));
  await seedKeys(manager, 'diet', DIET_KEYS);
  await seedDietaryFlags(manager, 'diet', DIET_KEYS, DIET_KEYS.map(dietaryFlagsAvoidedOn));
  await seedKeys(manager, 'allergy', ALLERGENS.map(keyOf));
  const avoided = ALLERGENS.map(({ key }) => flagOfAllergen(key));
  await seedDietaryFlags(manager, 'allergy', ALLERGENS.map(keyOf), avoided);
  await seedKeys(manager, 'ingredient', INGREDIENTS.map(keyOf));
  const carried = INGREDIENTS.map(dietaryFlagsOfIngredient);
  const changed = await seedDietaryFlags(manager, 'ingredient', INGREDIENTS.map(keyOf), carried);
  await refreshRecipes(manager, changed);
}

type Catalogue = 'unit' | 'tech_step' | 'utensil' | 'source' | 'diet' | 'allergy' | 'ingredient';

async function seedKeys(
  manager: EntityManager,
  catalogue: Catalogue,
  keys: readonly string[],
): Promise<void> {
  await manager.query(
    `insert into ${catalogue} (key)
     select key from unnest($1::text[]) with ordinality as wanted (key, position)
     where not exists (select from ${catalogue} known where known.key = wanted.key)
     order by position`,
    [keys],
  );
  await manager.query(
    `update ${catalogue} set retired = (key <> all ($1::text[]))
     where retired is distinct from (key <> all ($1::text[]))`,
    [keys],
  );
}

/** @returns the ids of the rows whose dietary flags are no longer what they were */
async function seedDietaryFlags(
  manager: EntityManager,
  catalogue: 'diet' | 'allergy' | 'ingredient',
  keys: readonly string[],
  dietaryFlags: readonly number[],
): Promise<number[]> {
  const [changed] = await manager.query<[{ id: number }[], number]>(
    `update ${catalogue} set dietary_flags = wanted.dietary_flags
     from unnest($1::text[], $2::int[]) as wanted (key, dietary_flags)
     where ${catalogue}.key = wanted.key and ${catalogue}.dietary_flags <> wanted.dietary_flags
     returning id`,
    [keys, dietaryFlags],
  );
  return changed.map(({ id }) => id);
}

/** Recipes carry the dietary flags of their ingredients, so that a list can filter on one row. */
async function refreshRecipes(manager: EntityManager, ingredientIds: number[]): Promise<void> {
  if (ingredientIds.length === 0) return;
  await manager.query(
    `update recipe set dietary_flags = (
       select coalesce(bit_or(dietary_flags), 0) from ingredient where id = any (recipe.ingredient_ids)
     ) where ingredient_ids && $1::int[]`,
    [ingredientIds],
  );
}
