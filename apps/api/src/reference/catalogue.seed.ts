import type { EntityManager } from 'typeorm';
import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import {
  flagOfAllergen,
  dietaryFlagsAvoidedOn,
  dietaryFlagsOfIngredient,
} from '#domain/recipe/dietary-flags.js';
import { CATALOGUE_KEYS } from './catalogue-facts.js';
import { CataloguesRepository } from './catalogues.repository.js';

/**
 * Writes the catalogues of the code to the database; idempotent. Keys keep their ids. Keys that
 * the code no longer has are retired, because recipes may refer to them.
 */
export async function seedCatalogues(manager: EntityManager): Promise<void> {
  const catalogues = new CataloguesRepository(manager);
  const { unit, tech_step, utensil, source, diet, allergy, ingredient } = CATALOGUE_KEYS;
  await catalogues.writeKeys('unit', unit);
  await catalogues.writeKeys('tech_step', tech_step);
  await catalogues.writeKeys('utensil', utensil);
  await catalogues.writeKeys('source', source);

  await catalogues.writeKeys('diet', diet);
  await catalogues.writeDietaryFlags('diet', diet, DIET_KEYS.map(dietaryFlagsAvoidedOn));

  await catalogues.writeKeys('allergy', allergy);
  const avoided = ALLERGENS.map(({ key }) => flagOfAllergen(key));
  await catalogues.writeDietaryFlags('allergy', allergy, avoided);

  await catalogues.writeKeys('ingredient', ingredient);
  const flags = INGREDIENTS.map(dietaryFlagsOfIngredient);
  const changed = await catalogues.writeDietaryFlags('ingredient', ingredient, flags);
  await catalogues.refreshRecipes(changed);
}
