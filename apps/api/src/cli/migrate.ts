import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { seedCatalogues } from '../reference/catalogue.seed.js';
import { dataSourceOptions } from '../database/data-source.options.js';

/** Any number that is ours: who holds this advisory lock migrates, all others wait. */
const MIGRATION_LOCK = 1_763_600_000;

/** A migration may take as long as it needs: no time limits, and one connection is enough. */
const PATIENT = { poolSize: 1, extra: {} };

/**
 * Brings a database up to date: schema and catalogues. Several processes may start at once; one
 * does the work and the others find it done.
 *
 * @returns the names of the migrations that were applied
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await new DataSource({ ...dataSourceOptions(url), ...PATIENT }).initialize();
    try {
      const applied = await dataSource.runMigrations({ transaction: 'each' });
      await dataSource.transaction(seedCatalogues);
      return applied.map(({ name }) => name);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}
