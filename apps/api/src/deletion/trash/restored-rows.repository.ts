import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WEEKDAYS } from '#domain/planning/week.js';
import { QUOTAS } from '#domain/quotas.js';
import { Config } from '../../config.js';
import { copyInto } from '../../database/insertion.js';
import type { Rows } from '../../database/tables.generated.js';
import { withEvents } from '../../events/new-events.query.js';
import { BATCH } from '../delete-batch.js';

/**
 * Gives restored recipes the rows of `trashed_row` that still fit: whose house, person or menu exists,
 * and which exceed no quota. The others are deleted.
 */
@Injectable()
export class RestoredRowsRepository {
  constructor(private readonly config: Config) {}

  /**
   * Restores one batch of each table of a recipe.
   *
   * @returns whether no row is left
   */
  async restore(manager: EntityManager, recipeId: number): Promise<boolean> {
    await manager.query(LOCK_HOUSES, [recipeId]);
    await manager.query(LOCK_PEOPLE, [recipeId]);
    const { planningItems, othersCorrections } = this.config.totals;
    for (const statement of PLANNED) await manager.query(statement, [recipeId, planningItems.max]);
    await manager.query(CORRECTIONS, [recipeId, othersCorrections.max]);
    for (const statement of OTHERS) await manager.query(statement, [recipeId]);
    const [{ isComplete }] = await manager.query<[{ isComplete: boolean }]>(IS_COMPLETE, [
      recipeId,
    ]);
    return isComplete;
  }
}

interface Restoration<T extends keyof Rows> {
  readonly table: T;
  /** Whether a row `saved` still fits. */
  readonly fits: string;
  /** Columns of `saved` beside those of the table. */
  readonly beside?: string;
  readonly join?: string;
  /** Rows of a statement of which the table can only have one. */
  readonly distinctOn?: string;
  /** Columns that differ. */
  readonly given?: Readonly<Partial<Record<keyof Rows[T] & string, string>>>;
  readonly onConflict?: string;
}

/** Takes one batch of a table from the trash of the recipe `$1`, and inserts the rows that fit. */
function restoring<T extends keyof Rows>({
  table,
  fits,
  beside = '',
  join = '',
  distinctOn = '',
  given,
  onConflict = 'do nothing',
}: Restoration<T>): string {
  return `
    with batch as (
      delete from trashed_row where id in (
        select id from trashed_row where recipe_id = $1 and table_name = '${table}'
        order by id limit ${String(BATCH)}
      )
      returning id, content
    ), saved as (
      select ${distinctOn} it.* ${beside}
      from batch cross join jsonb_populate_record(null::${table}, batch.content) as it ${join}
    ), changed as (
      ${copyInto(table, 'saved', given)} from saved where ${fits}
      on conflict ${onConflict}
      returning *
    )`;
}

/** The place of a row among those of the batch. */
const place = (name: string, among: string) =>
  `, row_number() over (partition by ${among} order by batch.id) as ${name}`;

const countOf = (from: string) => `(select count(*) from ${from})`;

const WEEK_START = `(it.date - (
  extract(isodow from it.date)::int - array_position('{${WEEKDAYS.join()}}'::text[], house.week_starts_on) + 7
) % 7)`;

/** Items and cookings: `$2` is the number of both that a house may have. */
const planned = (table: 'planning_item' | 'cooking', weekMax: number, fits: string) => `
  ${restoring({
    table,
    join: 'join house on house.id = it.house_id',
    beside: `, ${WEEK_START} as week_start
      ${place('in_week', `it.house_id, ${WEEK_START}`)} ${place('in_house', 'it.house_id')}`,
    fits: `${fits}
      and in_week + ${countOf(`${table} other where other.house_id = saved.house_id
        and other.date between week_start and week_start + 6`)} <= ${String(weekMax)}
      and in_house + ${countOf('planning_item other where other.house_id = saved.house_id')}
        + ${countOf('cooking other where other.house_id = saved.house_id')} <= $2::int`,
  })}
  ${withEvents('planning')}`;

const PLANNED = [
  planned('cooking', QUOTAS.weekCookings.max, 'true'),
  planned(
    'planning_item',
    QUOTAS.weekItems.max,
    '(cooking_id is null or exists (select from cooking where cooking.id = cooking_id))',
  ),
];

const ITEM = '(select item.id from planning_item item where item.id = saved.item_id)';
const PERSON = (column: string) =>
  `(select person.id from profile person where person.id = saved.${column})`;
/** `$2` is the number of corrections of the recipes of others that a person may have. */
const CORRECTIONS = `
  ${restoring({
    table: 'correction',
    beside: place('of_person', 'it.author_id, it.by_author'),
    given: { authorId: PERSON('author_id') },
    fits: `author_id is null or of_person + ${countOf(`correction other
    where other.author_id = saved.author_id and other.by_author = saved.by_author`)}
    <= case when by_author then ${String(QUOTAS.ownCorrections.max)} else $2::int end`,
  })}
  select from changed`;

const OTHERS = [
  restoring({
    table: 'planning_eater',
    fits: `${ITEM} is not null
      and (profile_id is null or ${PERSON('profile_id')} is not null)
      and (dependant_id is null or exists (select from dependant where dependant.id = dependant_id))`,
  }),
  restoring({ table: 'menu_cooking', fits: 'exists (select from menu where menu.id = menu_id)' }),
  restoring({
    table: 'menu_item',
    beside: place('in_house', 'menu.house_id') + ', menu.house_id',
    join: 'join menu on menu.id = it.menu_id',
    fits: `(cooking is null or exists (
        select from menu_cooking other where other.menu_id = saved.menu_id and other.position = cooking
      ))
      and in_house + ${countOf(`menu_item other join menu on menu.id = other.menu_id
        where menu.house_id = saved.house_id`)} <= ${String(QUOTAS.menuItems.max)}`,
  }),
  restoring({
    table: 'routine',
    beside: place('in_house', 'it.house_id'),
    fits: `exists (select from house where house.id = house_id)
      and in_house + ${countOf('routine other where other.house_id = saved.house_id')}
        <= ${String(QUOTAS.houseRoutines.max)}`,
  }),
  restoring({
    table: 'routine_day',
    // The day of an item that was moved before its routine.
    distinctOn: 'distinct on (it.routine_id, it.date)',
    join: 'order by it.routine_id, it.date, it.item_id',
    given: { itemId: ITEM },
    fits: 'exists (select from routine where routine.id = routine_id)',
    onConflict: `(routine_id, date) do update set item_id = excluded.item_id
      where routine_day.item_id is null`,
  }),
  restoring({ table: 'favourite', fits: `${PERSON('profile_id')} is not null` }),
  restoring({ table: 'recipe_rating', fits: `${PERSON('profile_id')} is not null` }),
  restoring({
    table: 'cooked_mark',
    beside: place('of_person', 'it.profile_id'),
    given: { profileId: PERSON('profile_id') },
    fits: `(house_id is not null or ${PERSON('profile_id')} is not null)
      and (house_id is null or exists (select from house where house.id = house_id))
      and (profile_id is null or of_person
        + ${countOf('cooked_mark other where other.profile_id = saved.profile_id')}
        <= ${String(QUOTAS.cookedMarks.max)})`,
  }),
  restoring({ table: 'imported_content', fits: `${PERSON('profile_id')} is not null` }),
].map((statement) => `${statement} select from changed`);

/** The next rows of each table of the recipe `$1`. */
const NEXT = `
  (select distinct table_name from trashed_row where recipe_id = $1) named
  cross join lateral (
    select content from trashed_row
    where recipe_id = $1 and trashed_row.table_name = named.table_name
    order by id limit ${String(BATCH)}
  ) next`;

const LOCK_HOUSES = `
  select from house where id in (select (content ->> 'house_id')::int from ${NEXT})
  order by id for no key update`;

/** Their accounts are not deleted until the transaction ends. */
const LOCK_PEOPLE = `
  select from profile
  where id in (select (coalesce(content ->> 'profile_id', content ->> 'author_id'))::int from ${NEXT})
  order by id for key share`;

const IS_COMPLETE = `
  select not exists (select from trashed_row where recipe_id = $1) as "isComplete"`;
