import type { Client, DatabaseError } from 'pg';
import { MIGRATIONS } from './data-source.options.js';

/** SQLSTATE of a statement on a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/**
 * The names of the migrations of this version that a database lacks, in order. Migrations that only a
 * newer version has are ignored: each version works with the schema of the next.
 */
export async function missingMigrations(client: Client): Promise<string[]> {
  const applied = await appliedMigrations(client);
  return MIGRATIONS.map(({ name }) => name).filter((name) => !applied.includes(name));
}

/** The names of the migrations of a database, in order. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'select name from migrations order by id',
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as DatabaseError).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}
