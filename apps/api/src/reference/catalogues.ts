import { STAPLES } from '#domain/recipe/staples.js';
import type { Database } from '../database/database.js';
import { Catalogue } from './catalogue.js';
import { CATALOGUE_FACTS, type CatalogueTable } from './catalogue-facts.js';
import { CATALOGUE_IDS, type IdsByKey } from './catalogue-ids.query.js';
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
  readonly diets: Catalogue<DietRow> = catalogue(this.ids.diet, CATALOGUE_FACTS.diet);
  readonly allergies: Catalogue<AllergyRow> = catalogue(this.ids.allergy, CATALOGUE_FACTS.allergy);
  readonly ingredients: Catalogue<IngredientRow> = catalogue(
    this.ids.ingredient,
    CATALOGUE_FACTS.ingredient,
  );
  readonly units: Catalogue<UnitRow> = catalogue(this.ids.unit, CATALOGUE_FACTS.unit);
  readonly techSteps: Catalogue<TechStepRow> = catalogue(
    this.ids.tech_step,
    CATALOGUE_FACTS.tech_step,
  );
  readonly utensils: Catalogue<UtensilRow> = catalogue(this.ids.utensil, CATALOGUE_FACTS.utensil);
  readonly sources: Catalogue<SourceRow> = catalogue(this.ids.source, CATALOGUE_FACTS.source);

  constructor(readonly ids: Readonly<Record<CatalogueTable, IdsByKey>>) {}

  static async load(database: Database): Promise<Catalogues> {
    const [row] = await database.read<{ ids: Catalogues['ids'] }>(CATALOGUE_IDS, []);
    if (row === undefined) throw new Error('The catalogues could not be read.');
    return new Catalogues(row.ids);
  }

  /**
   * The ingredients that a house always has, without retired ones.
   *
   * @param chosen null: the house has chosen none, or there is no house
   */
  stapleIds(chosen: readonly number[] | null): number[] {
    const ids = chosen ?? STAPLES.flatMap((key) => this.ingredients.findByKey(key)?.id ?? []);
    return ids.filter((id) => this.ingredients.has(id));
  }
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
