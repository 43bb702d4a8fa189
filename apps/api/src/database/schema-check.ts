import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Client, DatabaseError, Pool } from 'pg';
import type { QueryRunner } from 'typeorm';
import { MIGRATIONS } from './data-source.options.js';

type Connection = Pick<Client, 'query'> | Pick<Pool, 'query'>;

/** The schema of this version: one object a line. Written by `npm run generate`. */
export const RECORDED_SCHEMA = 'migrations/schema.txt';
const FILE = resolve(import.meta.dirname, '../../../..', RECORDED_SCHEMA);
const RECORDED = readFileSync(FILE, 'utf8').trim().split('\n');

/**
 * The objects of a database, by kind and name. Their definitions are those of the migrations, whose
 * texts are compared. The constraints that PostgreSQL 18 has for `not null` are left out. An index
 * that is not valid has no effect: it counts as missing.
 */
const OBJECTS = `
  with class as (
    select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace
  )
  select 'table ' || relname as object from class where relkind = 'r'
  union all
  select 'column ' || relname || '.' || attname from pg_attribute join class on attrelid = oid
  where relkind = 'r' and attnum > 0 and not attisdropped
  union all
  select 'index ' || relname from pg_index join class on indexrelid = oid where indisvalid
  union all
  select 'constraint ' || relname || '.' || conname
  from pg_constraint join class on conrelid = class.oid where contype <> 'n'
  union all
  select 'trigger ' || relname || '.' || tgname
  from pg_trigger join class on tgrelid = class.oid where not tgisinternal
  union all
  select 'function ' || proname || '(' || oidvectortypes(proargtypes) || ')' from pg_proc
  where pronamespace = 'public'::regnamespace`;

const MISSING = `select unnest($1::text[]) as object except (${OBJECTS})`;

/** SQLSTATE of a statement on a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** Missing objects that a message names. */
const MAX_NAMED = 5;

/**
 * What a database lacks of the schema of this version, and what to do: a sentence without its capital;
 * undefined when it has everything. What only a newer version has is ignored: each version works with
 * the schema of the next.
 */
export async function findDifference(connection: Connection): Promise<string | undefined> {
  const missing = await missingMigrations(connection);
  if (missing.length > 0) {
    return `the database lacks ${missing.join(', ')}. Run the migration of this version.`;
  }
  const absent = await missingObjects(connection);
  const changed = absent.includes('table migration_digest')
    ? MIGRATIONS.map(({ name }) => name)
    : await changedMigrations(connection);
  const differences = [
    ...changed.map((name) => `another text of ${name}`),
    ...absent.map((object) => `no ${object}`),
  ];
  if (differences.length === 0) return undefined;
  const more = differences.length - MAX_NAMED;
  const named = `${differences.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
  return `the schema of the database differs: ${named}. See docs/migrations.md, "Another schema".`;
}

/** The names of the migrations of this version that a database lacks, in order. */
export async function missingMigrations(connection: Connection): Promise<string[]> {
  const applied = await appliedMigrations(connection);
  return MIGRATIONS.map(({ name }) => name).filter((name) => !applied.includes(name));
}

/** The names of the migrations of a database, in order. */
export async function appliedMigrations(connection: Connection): Promise<string[]> {
  try {
    const { rows } = await connection.query<{ name: string }>(
      'select name from migrations order by id',
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if ((error as DatabaseError).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** The objects of a database, in order, as {@link RECORDED_SCHEMA} lists them. */
export async function readSchema(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ object: string }>(
    `select object from (${OBJECTS}) order by object not like 'table %', object`,
  );
  return rows.map(({ object }) => object);
}

/** The digest of the statements of a migration, which do not depend on the database. */
export async function digestOf(Migration: (typeof MIGRATIONS)[number]): Promise<string> {
  const hash = createHash('sha256');
  const query = (statement: string) => Promise.resolve(hash.update(`${statement};`));
  await new Migration().up({ query } as unknown as QueryRunner);
  return hash.digest('hex');
}

/** The migrations that another text of theirs has applied. */
async function changedMigrations(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string; digest: string }>(
    'select name, digest from migration_digest',
  );
  const stored = new Map(rows.map(({ name, digest }) => [name, digest]));
  const changed = [];
  for (const Migration of MIGRATIONS) {
    if (stored.get(Migration.name) !== (await digestOf(Migration))) changed.push(Migration.name);
  }
  return changed;
}

async function missingObjects(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query<{ object: string }>(MISSING, [RECORDED]);
  const missing = new Set(rows.map(({ object }) => object));
  return RECORDED.filter((object) => missing.has(object));
}
