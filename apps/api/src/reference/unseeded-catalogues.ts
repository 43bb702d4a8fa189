import type { Pool } from 'pg';
import { CATALOGUE_KEYS } from './catalogue-facts.js';

const UNSEEDED = Object.keys(CATALOGUE_KEYS)
  .map(
    (table, index) =>
      `select '${table}' as name where exists (
         select unnest($${String(index + 1)}::text[]) except select key from ${table}
       )`,
  )
  .join(' union all ');

/**
 * The tables that lack keys of this version. Retired keys count as present: a newer version may have
 * retired them, and this version starts on its database.
 */
export async function unseededCatalogues(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(UNSEEDED, Object.values(CATALOGUE_KEYS));
  return rows.map(({ name }) => name);
}
