import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { SOURCES } from '#domain/catalogue/sources.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import type { CatalogueTable } from './catalogue-ids.query.js';

const keyOf = <Key extends string>({ key }: { readonly key: Key }): Key => key;

/** The keys that this version has, by table. */
export const CATALOGUE_KEYS: Readonly<Record<CatalogueTable, readonly string[]>> = {
  unit: UNITS.map(keyOf),
  tech_step: TECH_STEP_KEYS,
  utensil: UTENSIL_KEYS,
  source: SOURCES.map(keyOf),
  diet: DIET_KEYS,
  allergy: ALLERGENS.map(keyOf),
  ingredient: INGREDIENTS.map(keyOf),
};
