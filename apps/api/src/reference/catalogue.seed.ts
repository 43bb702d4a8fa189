import type { EntityManager } from 'typeorm';
import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { SOURCES } from '#domain/catalogue/sources.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import { hazardOfAllergen, hazardsAvoidedOn, hazardsOfIngredient } from '#domain/recipe/hazards.js';

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
  await seedHazards(manager, 'diet', DIET_KEYS, DIET_KEYS.map(hazardsAvoidedOn));
  await seedKeys(manager, 'allergy', ALLERGENS.map(keyOf));
  const avoided = ALLERGENS.map(({ key }) => hazardOfAllergen(key));
  await seedHazards(manager, 'allergy', ALLERGENS.map(keyOf), avoided);
  await seedKeys(manager, 'ingredient', INGREDIENTS.map(keyOf));
  const carried = INGREDIENTS.map(hazardsOfIngredient);
  const changed = await seedHazards(manager, 'ingredient', INGREDIENTS.map(keyOf), carried);
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

/** @returns the ids of the rows whose hazards are no longer what they were */
async function seedHazards(
  manager: EntityManager,
  catalogue: 'diet' | 'allergy' | 'ingredient',
  keys: readonly string[],
  hazards: readonly number[],
): Promise<number[]> {
  const [changed] = await manager.query<[{ id: number }[], number]>(
    `update ${catalogue} set hazards = wanted.hazards
     from unnest($1::text[], $2::int[]) as wanted (key, hazards)
     where ${catalogue}.key = wanted.key and ${catalogue}.hazards <> wanted.hazards
     returning id`,
    [keys, hazards],
  );
  return changed.map(({ id }) => id);
}

/** Recipes carry the hazards of their ingredients, so that a list can filter on one row. */
async function refreshRecipes(manager: EntityManager, ingredientIds: number[]): Promise<void> {
  if (ingredientIds.length === 0) return;
  await manager.query(
    `update recipe set hazards = (
       select coalesce(bit_or(hazards), 0) from ingredient where id = any (recipe.ingredient_ids)
     ) where ingredient_ids && $1::int[]`,
    [ingredientIds],
  );
}
