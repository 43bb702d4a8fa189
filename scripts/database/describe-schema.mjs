import pg from 'pg';
import * as prettier from 'prettier';
import { importCompiled } from '../prepare.mjs';
import { makeTemporaryFolder, startEmbeddedPostgres } from './embedded-postgres.mjs';

/** TypeScript types of values in a JSON record, by SQL type. Others are strings. */
const TYPES = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  numeric: 'number',
  'integer[]': 'readonly number[]',
  'text[]': 'readonly string[]',
  jsonb: 'unknown',
};

const COLUMNS = `
  select class.relname as table, attname as column, format_type(atttypid, atttypmod) as type,
    not attnotnull as "isNullable", atthasdef or attidentity <> '' as "hasDefault",
    attgenerated <> '' as "isGenerated", (
      select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
      where conrelid = class.oid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY%' limit 1
    ) as check
  from pg_class class join pg_attribute on attrelid = class.oid
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
    and attnum > 0 and not attisdropped
  order by class.relname, attnum`;

/** Returns the objects and the columns of a database that the migrations have made. */
export async function describeSchema() {
  const { migrate } = await importCompiled('apps/api/src/cli/migrate.js');
  const { readSchema } = await importCompiled('apps/api/src/database/schema-check.js');
  const folder = await makeTemporaryFolder();
  const { url } = await startEmbeddedPostgres({ folder, temporary: true, durable: false });
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const objects = await readSchema(client);
  const { rows } = await client.query(COLUMNS);
  await client.end();
  return { objects: `${objects.join('\n')}\n`, tables: await describeTables(rows) };
}

function describeTables(rows) {
  const names = [...new Set(rows.map(({ table }) => table))];
  const tables = names.map((name) => [name, rows.filter(({ table }) => table === name)]);
  const types = tables.map(([table, columns]) => `${table}: { ${columns.map(typeOf).join('')} };`);
  const lists = tables.map(([table, columns]) => {
    const stored = columns.filter(({ isGenerated }) => !isGenerated);
    return `${table}: { ${stored.map(entryOf).join('')} },`;
  });
  return prettier.format(
    `// Written by \`npm run generate\` from the migrations.

    /** The rows of the tables, as JSON has them. */
    export interface Rows { ${types.join('\n')} }

    /** The columns that statements may write: the SQL type, and whether the database fills it. */
    export const COLUMNS = { ${lists.join('\n')} } as const;`,
    { parser: 'typescript', singleQuote: true, printWidth: 100 },
  );
}

const camelCase = (name) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

function typeOf({ column, type, isNullable, check }) {
  const values = check?.match(/'[^']*'(?=::)/g)?.join(' | ');
  const plain = values ?? TYPES[type.replace(/\(.*?\)/, '')] ?? 'string';
  return `readonly ${camelCase(column)}: ${plain}${isNullable && plain !== 'unknown' ? ' | null' : ''};\n`;
}

function entryOf({ column, type, hasDefault }) {
  return `${camelCase(column)}: { name: '${column}', type: '${type}', hasDefault: ${hasDefault} },\n`;
}
