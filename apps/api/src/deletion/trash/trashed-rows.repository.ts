import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BATCH } from '../delete-batch.js';

/** Moves the rows of plans and people that name recipes in the trash to `trashed_row`. */
@Injectable()
export class TrashedRowsRepository {
  /**
   * Moves one batch of each table. Items, cookings and routines are locked first, so that the statement
   * that moves them reads their eaters and days as they are.
   *
   * @returns whether no row is left
   */
  async move(manager: EntityManager, recipeIds: readonly number[]): Promise<boolean> {
    await manager.query(LOCK, [recipeIds]);
    const [{ isComplete }] = await manager.query<[{ isComplete: boolean }]>(MOVE, [recipeIds]);
    return isComplete;
  }
}

interface NamingRows {
  readonly table: string;
  /** An SQL expression: the recipe that a row names. */
  readonly recipeId?: string;
  readonly join?: string;
  /** A table whose rows are moved first: the deletion of a row of this one would change them. */
  readonly after?: string;
}

/** Tables whose rows name a recipe and go with it into the trash. Rows that hang on these follow them. */
const NAMING: readonly NamingRows[] = [
  { table: 'planning_item' },
  { table: 'cooking', after: 'planning_item' },
  { table: 'routine', after: 'planning_item' },
  { table: 'menu_item' },
  { table: 'menu_cooking', after: 'menu_item' },
  { table: 'favourite' },
  { table: 'recipe_rating' },
  { table: 'cooked_mark' },
  { table: 'imported_content' },
  {
    table: 'correction',
    recipeId: 'step.recipe_id',
    join: 'join step on step.id = correction.step_id',
  },
];

/** Tables whose rows hang on those of {@link NAMING}. */
const HANGING = ['planning_eater', 'routine_day'];

/** The tables of which rows are in `trashed_row`. */
export const TRASHED_TABLES = [...NAMING.map(({ table }) => table), ...HANGING];

const count = (table: string) => `(select count(*) from ${table}_batch)`;

const batchOf = ({ table, recipeId = `${table}.recipe_id`, join = '', after }: NamingRows) => `
  ${table}_batch as materialized (
    select ${recipeId} as recipe_id, ${table}.ctid as place, to_jsonb(${table}) as content
    from ${table} ${join}
    where ${recipeId} = any ($1::int[]) and ${after ? `${count(after)} < ${String(BATCH)}` : 'true'}
    limit ${String(BATCH)}
  )`;

const ID = `(batch.content ->> 'id')::int`;

/** `$1` recipes of `recipe_trash`. */
const MOVE = `
  with ${NAMING.map(batchOf).join(',')},
  moved as (
    ${NAMING.map(({ table }) => `select recipe_id, '${table}' as table_name, content from ${table}_batch`).join(' union all ')}
    union all
    select batch.recipe_id, 'planning_eater', to_jsonb(eater)
    from planning_item_batch batch join planning_eater eater on eater.item_id = ${ID}
    union all (
      select batch.recipe_id, 'routine_day', to_jsonb(day)
      from planning_item_batch batch join routine_day day on day.item_id = ${ID}
      union
      select batch.recipe_id, 'routine_day', to_jsonb(day)
      from routine_batch batch join routine_day day on day.routine_id = ${ID}
    )
  ), kept as (
    insert into trashed_row (recipe_id, table_name, content) select * from moved
    returning recipe_id, octet_length(content::text) as bytes
  ), counted as (
    update recipe_trash set bytes = recipe_trash.bytes + added.bytes
    from (select recipe_id, sum(bytes) as bytes from kept group by recipe_id) added
    where recipe_trash.recipe_id = added.recipe_id
  ), ${NAMING.map(
    ({ table }) => `
  ${table}_deleted as (
    delete from ${table} using ${table}_batch batch where ${table}.ctid = batch.place
  )`,
  ).join(',')}
  select greatest(${NAMING.map(({ table }) => count(table)).join()}) < ${String(BATCH)} as "isComplete", (
    select add_house_events('planning', array_agg((content ->> 'house_id')::int), array_agg(${ID}))
    from (table planning_item_batch union all table cooking_batch) batch
  )`;

const locked = (table: string) => `
  (select count(*) from (
    select from ${table} where recipe_id = any ($1::int[]) order by id limit ${String(BATCH)} for update
  ) ${table})`;

const LOCK = `select ${['planning_item', 'cooking', 'routine'].map(locked).join()}`;
