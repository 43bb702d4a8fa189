import { query } from '../../harness/database.js';

/** Rows that one accepted request may add to a table, by default one. */
const ROWS_PER_WRITE: Readonly<Record<string, number>> = {
  profile_allergy: 20,
  profile_disliked_ingredient: 2_000,
  house_event: 20,
  house_source: 4,
  recipe_diet: 5,
  recipe_line: 200,
  word: 2_000,
  step: 100,
  step_technique: 2_000,
  technique_change: 200,
};

type Sizes = ReadonlyMap<string, number>;

/** Number of rows by table. */
export async function readTableSizes(databaseUrl: string): Promise<Sizes> {
  const tables = await query<{ name: string; rows: number }>(databaseUrl, COUNT_ROWS);
  return new Map(tables.map(({ name, rows }) => [name, rows]));
}

/** The tables that grew by more rows than the accepted writes explain. */
export function grownTables(before: Sizes, after: Sizes, writes: number): string[] {
  return [...after].flatMap(([name, rows]) => {
    const growth = rows - (before.get(name) ?? 0);
    const limit = writes * (ROWS_PER_WRITE[name] ?? 1);
    return growth > limit
      ? [`${name} grew by ${String(growth)} rows; accepted requests explain ${String(limit)}`]
      : [];
  });
}

const COUNT_ROWS = `
  select table_name::text as name, (xpath('/row/n/text()', query_to_xml(
    format('select count(*) as n from %I', table_name), false, true, '')))[1]::text::int as rows
  from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`;
