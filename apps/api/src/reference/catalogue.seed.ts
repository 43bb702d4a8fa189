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
import { CataloguesRepository } from './catalogues.repository.js';

const keyOf = <Key extends string>({ key }: { readonly key: Key }): Key => key;

/**
 * Writes the catalogues of the code to the database; idempotent. Keys keep their ids. Keys that
 * the code no longer has are retired, because recipes may refer to them.
 */
export async function seedCatalogues(manager: EntityManager): Promise<void> {
  const catalogues = new CataloguesRepository(manager);
  await catalogues.writeKeys('unit', UNITS.map(keyOf));
  await catalogues.writeKeys('tech_step', TECH_STEP_KEYS);
  await catalogues.writeKeys('utensil', UTENSIL_KEYS);
  await catalogues.writeKeys('source', SOURCES.map(keyOf));

  await catalogues.writeKeys('diet', DIET_KEYS);
  await catalogues.writeDietaryFlags('diet', DIET_KEYS, DIET_KEYS.map(dietaryFlagsAvoidedOn));

  const allergies = ALLERGENS.map(keyOf);
  await catalogues.writeKeys('allergy', allergies);
  await catalogues.writeDietaryFlags('allergy', allergies, allergies.map(flagOfAllergen));

  const ingredients = INGREDIENTS.map(keyOf);
  const flags = INGREDIENTS.map(dietaryFlagsOfIngredient);
  await catalogues.writeKeys('ingredient', ingredients);
  const changed = await catalogues.writeDietaryFlags('ingredient', ingredients, flags);
  await catalogues.refreshRecipes(changed);
}
