import type { Client } from 'pg';
import { CATALOGUE_KEYS } from './catalogue-keys.js';

/**
 * The tables that lack keys of this version. Retired keys count as present: a newer version may have
 * retired them, and this version starts on its database.
 */
export async function unseededCatalogues(client: Client): Promise<string[]> {
  const tables: string[] = [];
  for (const [table, keys] of Object.entries(CATALOGUE_KEYS)) {
    const { rowCount } = await client.query(
      `select from unnest($1::text[]) as expected (key)
       where not exists (select from ${table} where ${table}.key = expected.key) limit 1`,
      [keys],
    );
    if (rowCount !== 0) tables.push(table);
  }
  return tables;
}
