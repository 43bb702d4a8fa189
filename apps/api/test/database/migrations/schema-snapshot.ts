import type { Client } from 'pg';

/** A column of a table, named `table.column`. */
interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Whether a row can be inserted without a value for the column. */
  readonly optional: boolean;
}

/** The tables, by object id, and their columns, by name. */
export interface SchemaSnapshot {
  readonly tables: ReadonlyMap<number, string>;
  readonly columns: ReadonlyMap<string, Column>;
}

export async function takeSnapshot(client: Client): Promise<SchemaSnapshot> {
  const { rows: tables } = await client.query<{ id: number; name: string }>(
    `select oid::int as id, relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const { rows: columns } = await client.query<Column>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull as required, not attnotnull or atthasdef or attidentity <> '' as optional
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
     order by 1`,
  );
  return {
    tables: new Map(tables.map(({ id, name }) => [id, name])),
    columns: new Map(columns.map((column) => [column.name, column])),
  };
}

/** Changes with which statements of the running version fail. A new table is no such change. */
export function incompatibilities(before: SchemaSnapshot, after: SchemaSnapshot): string[] {
  const known = new Set(before.tables.values());
  const problems = [];
  for (const column of before.columns.values()) {
    const changed = after.columns.get(column.name);
    if (changed === undefined) problems.push(`${column.name} is dropped or renamed`);
    else if (changed.type !== column.type) problems.push(`${column.name} changes its type`);
    else if (changed.required && !column.required) problems.push(`${column.name} becomes not null`);
  }
  for (const { name, optional } of after.columns.values()) {
    const isNew = known.has(name.split('.')[0] ?? '') && !before.columns.has(name);
    if (isNew && !optional) problems.push(`${name} is new, not null and has no default`);
  }
  return problems;
}
