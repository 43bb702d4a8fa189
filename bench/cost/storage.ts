import { withClient } from '../harness/database.js';
import { ROWS_OF_YEAR } from './household-week.js';

/** Bytes of a row with its share of the indexes, and with the rows that belong to it. */
export type RowSizes = Readonly<Record<keyof typeof ROWS_OF_YEAR, number>>;

/** Rows that are added to a table. With so many, its last, partly filled page changes the mean little. */
const ADDED_ROWS = 10_000;

/** A recipe with its lines, postings, steps and techniques, from all recipes of the database. */
const RECIPE_SIZE = `
  select (
    pg_total_relation_size('recipe') + pg_total_relation_size('recipe_posting')
    + pg_total_relation_size('recipe_line') + pg_total_relation_size('step')
    + pg_total_relation_size('step_technique')
  ) / (select count(*) from recipe)::float8 as bytes`;

/** Statements that add typical rows. */
const ADD_ROWS = {
  planning_item: `
    insert into planning_item (house_id, date, slot, portions, recipe_id)
    select house.id, date '2020-01-06' + n, 'DINNER', 4, (select min(id) from recipe)
    from house, generate_series(1, $1::int) n where house.id = (select min(id) from house)`,
  shopping_tick: `
    insert into shopping_tick (house_id, week_start, line_id, unit_id, thousandths)
    select house.id, date '2020-01-06' + 7 * (n / 40), 'ingredient-' || n % 40,
      (select min(id) from unit), 1000
    from house, generate_series(1, $1::int) n where house.id = (select min(id) from house)`,
  correction: `
    insert into correction (step_id, author_id, tech_step_id, replaced_ids, span_start, span_end,
                            description, locale)
    select step.id, (select min(id) from profile), (select min(id) from tech_step), '{1}', 0, 13,
      step.description, 'fr'
    from step order by step.id limit $1::int`,
} as const;

/** Measures each kind of row. Changes nothing: the added rows are rolled back. */
export function measureRowSizes(databaseUrl: string): Promise<RowSizes> {
  return withClient(databaseUrl, async (client) => {
    const bytesOf = async (statement: string) =>
      (await client.query<{ bytes: number }>(statement)).rows[0]?.bytes ?? 0;
    const sizes: Record<string, number> = { recipe: await bytesOf(RECIPE_SIZE) };
    await client.query('begin; set local session_replication_role = replica');
    for (const [table, statement] of Object.entries(ADD_ROWS)) {
      const size = `select pg_total_relation_size('${table}')::float8 as bytes`;
      const before = await bytesOf(size);
      await client.query(statement, [ADDED_ROWS]);
      sizes[table] = ((await bytesOf(size)) - before) / ADDED_ROWS;
    }
    await client.query('rollback');
    return sizes as RowSizes;
  });
}

/** Bytes that a household adds in a year. */
export function bytesOfYear(sizes: RowSizes): number {
  const names = Object.keys(ROWS_OF_YEAR) as (keyof RowSizes)[];
  return names.reduce((sum, name) => sum + sizes[name] * ROWS_OF_YEAR[name], 0);
}
