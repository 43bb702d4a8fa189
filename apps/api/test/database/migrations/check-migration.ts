import type { Client, DatabaseError } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { incompatibilities, takeSnapshot } from './schema-snapshot.js';

/** A migration that may state which incompatible changes no running version notices any more. */
export interface CheckedMigration extends MigrationInterface {
  /** Problems that {@link incompatibilities} finds, word for word. */
  readonly contracts?: readonly string[];
}

/** What a transaction has done so far to a table that existed before the migration. */
interface TableUse {
  readonly id: number;
  readonly name: string;
  /** The file of its rows: a new one when the table was rewritten. */
  readonly file: number;
  /** How often all of its rows were read. */
  readonly scans: number;
  /** Whether the transaction has a lock for which writes, or also reads, wait. */
  readonly blocked: boolean;
}

const TABLE_USE = `
  select oid::int as id, relname as name, pg_relation_filenode(oid)::int as file,
    pg_stat_get_xact_numscans(oid)::int as scans,
    exists (
      select from pg_locks
      where relation = pg_class.oid and pid = pg_backend_pid() and granted
        and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    ) as blocked
  from pg_class where oid = any ($1)`;

/** SQLSTATE of `create index concurrently`, and of others, in a transaction. */
const NOT_IN_TRANSACTION = '25001';

/**
 * Applies a migration, and observes the locks and the scans of each statement.
 *
 * @param client a connection with the `lock_timeout` of the migration
 * @returns the reasons for which the migration must not run while the service is used
 */
export async function checkMigration(
  client: Client,
  migration: CheckedMigration,
): Promise<string[]> {
  const before = await takeSnapshot(client);
  const existing = [...before.tables.keys()];
  const lockTimeout = await readLockTimeout(client);
  const problems: string[] = [];
  const useOf = async () => (await client.query<TableUse>(TABLE_USE, [existing])).rows;

  async function observe(text: string, values?: unknown[]): Promise<unknown> {
    const earlier = new Map((await useOf()).map((use) => [use.id, use]));
    const { rows } = await client.query(text, values);
    for (const { id, name, file, scans, blocked } of await useOf()) {
      const { file: formerFile, scans: formerScans } = earlier.get(id) ?? { file, scans };
      if (!blocked || (file === formerFile && scans === formerScans)) continue;
      const work = file === formerFile ? 'read' : 'rewritten';
      problems.push(`${name} is ${work} while it is locked: ${text.trim()}`);
    }
    if ((await readLockTimeout(client)) !== lockTimeout) {
      problems.push(`lock_timeout is changed: ${text.trim()}`);
    }
    return rows;
  }

  const isTransaction = migration.transaction !== false;
  const query = isTransaction ? observe : alone(client, observe);
  if (isTransaction) await client.query('begin');
  await migration.up({ query } as unknown as QueryRunner);
  if (isTransaction) await client.query('commit');

  const declared = migration.contracts ?? [];
  const found = incompatibilities(before, await takeSnapshot(client));
  problems.push(
    ...found.filter((problem) => !declared.includes(problem)),
    ...declared
      .filter((problem) => !found.includes(problem))
      .map((problem) => `not so: ${problem}`),
  );
  return problems;
}

/**
 * Runs each statement in a transaction of its own, in which it is observed. A statement that no
 * transaction may contain is not: PostgreSQL made it to block neither reads nor writes.
 */
function alone(client: Client, observe: (text: string, values?: unknown[]) => Promise<unknown>) {
  return async (text: string, values?: unknown[]) => {
    await client.query('begin');
    try {
      const rows = await observe(text, values);
      await client.query('commit');
      return rows;
    } catch (error) {
      await client.query('rollback');
      if ((error as DatabaseError).code !== NOT_IN_TRANSACTION) throw error;
      return (await client.query(text, values)).rows;
    }
  };
}

async function readLockTimeout(client: Client): Promise<string> {
  const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout');
  return rows[0]?.lock_timeout ?? '';
}
