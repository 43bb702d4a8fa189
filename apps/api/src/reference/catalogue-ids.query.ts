import type { PreparedStatement } from '../database/prepared-statement.js';

const TABLES = ['diet', 'allergy', 'ingredient', 'unit', 'tech_step', 'utensil', 'source'] as const;

export type CatalogueTable = (typeof TABLES)[number];

/** Maps the keys of a catalogue to ids, without retired rows. Null for an empty catalogue. */
export type IdsByKey = Readonly<Record<string, number>> | null;

const idsOf = (table: CatalogueTable): string =>
  `'${table}', (select json_object_agg(key, id) from ${table} where not retired)`;

export const CATALOGUE_IDS: PreparedStatement = {
  name: 'catalogue-ids',
  text: `select json_build_object(${TABLES.map(idsOf).join(', ')}) as ids`,
};
