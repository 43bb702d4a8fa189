import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { seedCatalogues } from '../reference/catalogue.seed.js';
import { dataSourceOptions } from '../database/data-source.options.js';

/** Key of the advisory lock: one process migrates, the others wait. */
const MIGRATION_LOCK = 1_763_600_000;

/** One connection; no statement timeout, because a migration may take long. */
const MIGRATION_OPTIONS = { poolSize: 1, extra: {} };

/**
 * Brings the schema and the catalogues of a database up to date. Several processes may run it at
 * once: one migrates, the others wait and then find nothing to do.
 *
 * @returns the names of the applied migrations
 */
export async function migrate(url: string): Promise<string[]> {
  const lock = new Client({ connectionString: url });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await new DataSource({
      ...dataSourceOptions(url),
      ...MIGRATION_OPTIONS,
    }).initialize();
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
