import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { appliedMigrations, missingMigrations } from '../../database/schema-check.js';
import { copyPhotos } from './copy-photos.js';
import { type BackupTable, fileOf, type Manifest, writeManifest } from './manifest.js';

/** One snapshot for all tables; the role of the service ends statements after a few seconds. */
const BEGIN = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  begin isolation level repeatable read read only`;

/**
 * The tables, each after those that its foreign keys refer to, with their columns. Deferred foreign
 * keys are checked at the end of the transaction that restores the rows. Unlogged tables, whose rows
 * a crash may delete, and the tables of migrations are left out.
 */
const TABLES = `
  with recursive level (id, level) as (
    select oid, 0 from pg_class
    where relkind = 'r' and relpersistence = 'p' and relname not in ('migrations', 'migration_digest')
      and relnamespace = 'public'::regnamespace
    union
    select conrelid, level + 1 from level join pg_constraint on confrelid = id
    where contype = 'f' and not condeferrable and conrelid <> confrelid
  )
  select id::regclass::text as name, array(
    select attname::text from pg_attribute
    where attrelid = id and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
  ) as columns
  from level group by id order by max(level), name`;

/** PostgreSQL hides the value of a sequence from a role that may not read it. */
const SEQUENCES = `
  select sequencename as name, last_value::text as value,
         has_sequence_privilege(
           format('%I.%I', schemaname, sequencename), 'usage, select'
         ) as readable
  from pg_sequences
  where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`;

interface SequenceRow {
  readonly name: string;
  /** Null if the sequence was never used. */
  readonly value: string | null;
  readonly readable: boolean;
}

/**
 * Writes the rows of all tables as they are at one moment to a new folder, and then the photos in the
 * folder of the data. The service may run.
 *
 * @returns what was written
 * @throws Error when the folder exists, the database lacks a migration of this version, or the role
 *   may not read a table or a sequence
 */
export async function backup(
  url: string,
  folder: string,
  dataDir: string,
): Promise<Omit<Manifest, 'format'>> {
  const client = new Client({ connectionString: url, application_name: 'popote-backup' });
  await client.connect();
  try {
    const missing = await missingMigrations(client);
    if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}.`);
    await mkdir(folder, { mode: 0o700 });
    await client.query(BEGIN);
    const takenAt = new Date().toISOString();
    const migrations = await appliedMigrations(client);
    const { rows } = await client.query<SequenceRow>(SEQUENCES);
    const hidden = rows.filter(({ readable }) => !readable).map(({ name }) => name);
    if (hidden.length > 0) throw new Error(`The role may not read ${hidden.join(', ')}.`);
    const { rows: found } = await client.query<Omit<BackupTable, 'rows'>>(TABLES);
    const tables: BackupTable[] = [];
    for (const table of found) {
      tables.push({ ...table, rows: await writeRows(client, table, fileOf(folder, table)) });
    }
    await copyPhotos(dataDir, folder);
    const sequences = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    const manifest = { takenAt, migrations, tables, sequences };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await client.end();
  }
}

/** @returns the number of rows */
async function writeRows(
  client: Client,
  { name, columns }: Omit<BackupTable, 'rows'>,
  file: string,
): Promise<number> {
  const rows = client.query(to(`copy ${name} (${columns.join(', ')}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  return rows.rowCount;
}
