import { Client } from 'pg';
import type { SchemaObject } from './distribution.js';

/** Reads what a distribution concerns from the catalog of a migrated database. */
export async function readSchemaObjects(databaseUrl: string): Promise<SchemaObject[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return (await client.query<SchemaObject>(OBJECTS).finally(() => client.end())).rows;
}

const OBJECTS = `
  with relation as (
    select oid, relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
  ), named_column as (
    select attrelid, attnum, attname::text as name, atttypid, attidentity
    from pg_attribute where attnum > 0 and not attisdropped
  )
  select 'column' as kind, relation.name as table, named_column.name,
    '{}'::text[] as columns, null as target, '{}'::text[] as "targetColumns"
  from relation join named_column on attrelid = relation.oid
  union all
  select 'int identity', relation.name, named_column.name, '{}', null, '{}'
  from relation join named_column on attrelid = relation.oid
  where attidentity <> '' and atttypid = 'int4'::regtype
  union all
  select 'unique', relation.name, pg_class.relname, array(
    select named_column.name from named_column
    where attrelid = relation.oid and attnum = any (indkey)
  ), null, '{}'
  from pg_index join relation on relation.oid = indrelid join pg_class on pg_class.oid = indexrelid
  where indisunique
  union all
  select 'foreign key', relation.name, conname, array(
    select named_column.name from unnest(conkey) with ordinality as key (attnum, n)
    join named_column on attrelid = conrelid and named_column.attnum = key.attnum order by n
  ), target.name, array(
    select named_column.name from unnest(confkey) with ordinality as key (attnum, n)
    join named_column on attrelid = confrelid and named_column.attnum = key.attnum order by n
  )
  from pg_constraint join relation on relation.oid = conrelid
  join relation target on target.oid = confrelid
  where contype = 'f'
  union all
  select 'trigger', relation.name, tgname, '{}', null, '{}'
  from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal`;
