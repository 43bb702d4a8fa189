import { ALLERGENS } from '#domain/catalogue/allergens.js';
import { DIET_KEYS } from '#domain/catalogue/diets.js';
import { INGREDIENTS } from '#domain/catalogue/ingredients.js';
import { SOURCES } from '#domain/catalogue/sources.js';
import { TECH_STEP_KEYS } from '#domain/catalogue/tech-steps.js';
import { UNITS } from '#domain/catalogue/units.js';
import { UTENSIL_KEYS } from '#domain/catalogue/utensils.js';
import type { Database } from '../database/database.js';
import { Catalogue } from './catalogue.js';
import { CATALOGUE_IDS, type CatalogueTable, type IdsByKey } from './catalogue-ids.query.js';
import type {
  AllergyRow,
  DietRow,
  IngredientRow,
  SourceRow,
  TechStepRow,
  UnitRow,
  UtensilRow,
} from './reference.view.js';

/**
 * The reference catalogues in memory: facts from code, ids from the database. They are loaded at
 * start, because they change only with a new version of the code, after `migrate`.
 */
export class Catalogues {
  readonly diets: Catalogue<DietRow> = catalogue(this.ids.diet, DIET_KEYS.map(keyed));
  readonly allergies: Catalogue<AllergyRow> = catalogue(this.ids.allergy, ALLERGENS);
  readonly ingredients: Catalogue<IngredientRow> = catalogue(this.ids.ingredient, INGREDIENTS);
  readonly units: Catalogue<UnitRow> = catalogue(this.ids.unit, UNITS);
  readonly techSteps: Catalogue<TechStepRow> = catalogue(
    this.ids.tech_step,
    TECH_STEP_KEYS.map(keyed),
  );
  readonly utensils: Catalogue<UtensilRow> = catalogue(this.ids.utensil, UTENSIL_KEYS.map(keyed));
  readonly sources: Catalogue<SourceRow> = catalogue(this.ids.source, SOURCES);

  private constructor(private readonly ids: Readonly<Record<CatalogueTable, IdsByKey>>) {}

  static async load(database: Database): Promise<Catalogues> {
    const [row] = await database.read<{ ids: Catalogues['ids'] }>(CATALOGUE_IDS, []);
    if (row === undefined) throw new Error('The catalogues could not be read.');
    return new Catalogues(row.ids);
  }
}

function keyed<Key extends string>(key: Key): { readonly key: Key } {
  return { key };
}

/** Adds ids to the facts. Leaves out keys that the database does not have. */
function catalogue<Facts extends { readonly key: string }>(
  ids: IdsByKey,
  facts: readonly Facts[],
): Catalogue<Facts & { readonly id: number }> {
  const rows = facts.flatMap((fact) => {
    const id = ids?.[fact.key];
    return id === undefined ? [] : [{ id, ...fact }];
  });
  return new Catalogue(rows);
}
