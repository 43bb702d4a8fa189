import { setTimeout } from 'node:timers/promises';
import { Client, type DatabaseError, Pool } from 'pg';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { dataSourceOptions, MIGRATIONS } from '../database/data-source.options.js';
import { digestOf, missingMigrations } from '../database/schema-check.js';
import { seedCatalogues } from '../reference/catalogue.seed.js';

/** Key of the advisory lock: one process migrates, the others wait. */
const MIGRATION_LOCK = 1_763_600_000;

/**
 * Milliseconds that a statement waits for a lock. Statements of the API wait behind it meanwhile;
 * their reads fail after four seconds.
 */
export const LOCK_TIMEOUT = 1_000;

/** Maximum number of attempts of a migration that cannot get a lock, and the pause in ms. */
const MAX_ATTEMPTS = 60;
const RETRY_DELAY = 1_000;

/** SQLSTATE of a statement that did not get its lock in time. */
const LOCK_NOT_AVAILABLE = '55P03';

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
    const missing = await missingMigrations(lock);
    await withDataSource(url, MIGRATIONS, async (dataSource) => {
      await untilLocked(() => dataSource.runMigrations({ transaction: 'each' }));
      await untilLocked(() => dataSource.transaction(seedCatalogues));
    });
    return missing;
  } finally {
    await lock.end();
  }
}

/**
 * Applies the migrations with the given names to an empty database, without the catalogues.
 *
 * @throws Error when this version does not have one of them
 */
export async function createSchema(url: string, names: readonly string[]): Promise<void> {
  const migrations = MIGRATIONS.filter(({ name }) => names.includes(name));
  if (migrations.length < names.length) {
    throw new Error('The backup was taken by a newer version: restore it with that version.');
  }
  await withDataSource(url, migrations, (dataSource) =>
    dataSource.runMigrations({ transaction: 'each' }),
  );
}

async function withDataSource(
  url: string,
  migrations: readonly (typeof MIGRATIONS)[number][],
  work: (dataSource: DataSource) => Promise<unknown>,
): Promise<void> {
  // One connection; no statement timeout, because a migration may take long.
  const options = `-c lock_timeout=${String(LOCK_TIMEOUT)}`;
  const pool = new Pool({ connectionString: url, application_name: 'popote', max: 1, options });
  const dataSource = await new DataSource(
    dataSourceOptions(pool, migrations.map(withDigest)),
  ).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** The migration, which also stores the digest of its SQL in its transaction. */
function withDigest(Migration: (typeof MIGRATIONS)[number]): (typeof MIGRATIONS)[number] {
  return class extends Migration {
    readonly name = Migration.name;

    override async up(queryRunner: QueryRunner): Promise<void> {
      await super.up(queryRunner);
      const row = [Migration.name, await digestOf(Migration)];
      await queryRunner.query('insert into migration_digest (name, digest) values ($1, $2)', row);
    }
  };
}

/** Runs a transaction until it gets its locks. */
async function untilLocked(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isLockTimeout(error)) throw error;
    }
    await setTimeout(RETRY_DELAY);
  }
}

function isLockTimeout(error: unknown): boolean {
  return (
    error instanceof QueryFailedError &&
    (error.driverError as DatabaseError).code === LOCK_NOT_AVAILABLE
  );
}
