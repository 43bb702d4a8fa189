import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { figuresOf } from '#domain/catalogue/nutrition/foods.js';
import { SOURCES } from '#domain/catalogue/sources.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';

const keyed = <Key extends string>(key: Key) => ({ key });

/** What this version knows about the rows of each table, besides their ids. */
export const CATALOGUE_FACTS = {
  unit: UNITS,
  tech_step: TECH_STEP_KEYS.map(keyed),
  utensil: UTENSIL_KEYS.map(keyed),
  source: SOURCES,
  diet: DIET_KEYS.map(keyed),
  allergy: ALLERGENS,
  ingredient: INGREDIENTS.map((facts) => ({ ...facts, nutrition: figuresOf(facts.key) })),
};

export type CatalogueTable = keyof typeof CATALOGUE_FACTS;

/** The keys that this version has, by table. */
export const CATALOGUE_KEYS = Object.fromEntries<readonly string[]>(
  Object.entries(CATALOGUE_FACTS).map(([table, facts]) => [
    table,
    facts.map(({ key }): string => key),
  ]),
) as Readonly<Record<CatalogueTable, readonly string[]>>;
