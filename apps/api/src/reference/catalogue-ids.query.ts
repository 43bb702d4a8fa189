import { prepared } from '../database/prepared-statement.js';
import { CATALOGUE_FACTS } from './catalogue-facts.js';

/** Maps the keys of a catalogue to ids, without retired rows. Null for an empty catalogue. */
export type IdsByKey = Readonly<Record<string, number>> | null;

const idsOf = (table: string): string =>
  `'${table}', (select json_object_agg(key, id) from ${table} where not retired)`;

export const CATALOGUE_IDS = prepared('catalogue-ids')(
  `select json_build_object(${Object.keys(CATALOGUE_FACTS).map(idsOf).join(', ')}) as ids`,
);
