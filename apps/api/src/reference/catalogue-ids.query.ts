import type { PreparedStatement } from '../database/prepared-statement.js';

type Ids = Readonly<Record<string, number>> | null;

/** Maps keys to ids for the rows of each catalogue that are not retired. */
export interface CatalogueIds {
  readonly diet: Ids;
  readonly allergy: Ids;
  readonly ingredient: Ids;
  readonly unit: Ids;
  readonly techStep: Ids;
  readonly utensil: Ids;
  readonly source: Ids;
}

const idsOf = (table: string): string =>
  `(select json_object_agg(key, id) from ${table} where not retired)`;

export const CATALOGUE_IDS: PreparedStatement = {
  name: 'catalogue-ids',
  text: `
    select json_build_object(
      'diet', ${idsOf('diet')},
      'allergy', ${idsOf('allergy')},
      'ingredient', ${idsOf('ingredient')},
      'unit', ${idsOf('unit')},
      'techStep', ${idsOf('tech_step')},
      'utensil', ${idsOf('utensil')},
      'source', ${idsOf('source')}
    ) as ids`,
};
