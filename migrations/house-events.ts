/**
 * Events of houses: what changed, for the clients of the members. Triggers write them in the
 * transaction of the change, so that no statement can forget them, cascades included.
 */

const TABLE = `
  create table house_event (
    -- No foreign key: an event may be written in the statement that deletes its house. Rows expire.
    house_id int not null,
    -- Increases in the order in which the transactions of a house commit.
    id bigint not null,
    kind text not null
      constraint house_event_kind check (kind in ('planning', 'shopping-list', 'recipe', 'detection', 'house', 'webhook')),
    -- Ids of the planning items or cookings, recipes or webhooks, or of the house; weeks as numbers
    -- (20260706); at most 100.
    ids int[] not null,
    -- Only this profile may see the event; null: every member.
    profile_id int,
    transaction_id xid8 not null default pg_current_xact_id(),
    created_at timestamptz(3) not null,
    primary key (house_id, id),
    -- Several statements of a transaction may report the same change.
    constraint house_event_once unique nulls not distinct
      (house_id, transaction_id, kind, profile_id, ids)
  );
  create index house_event_created_at on house_event (created_at, id);
  create sequence house_event_id owned by house_event.id;
`;

const WEBHOOKS = `
  -- An address that receives the events of a house.
  create table webhook (
    id int generated always as identity primary key,
    house_id int not null references house on delete cascade,
    url text not null,
    kinds text[] not null,
    -- The key of the signatures.
    secret text not null,
    enabled boolean not null default true,
    -- Events up to this id were delivered, or are not for it.
    position bigint not null,
    -- Whether it is told next that events may be missing.
    is_reset boolean not null default false,
    -- Deliveries that failed since the last success, since when, and of which event.
    attempts int not null default 0,
    failing_since timestamptz,
    failed_event_id bigint,
    -- Whether the last response took long.
    is_slow boolean not null default false,
    -- When events are delivered. A process that delivers them sets this to the end of its lease.
    due_at timestamptz not null default now(),
    -- The last attempts, newest first: [{ id, type, attemptedAt, status, outcome }]
    deliveries jsonb not null default '[]'
  );
  create index webhook_house on webhook (house_id);
  create index webhook_due on webhook (due_at) where enabled;
`;

/**
 * Transactions of one house receive ids one after another: each waits until the one before it has
 * committed. A client that has read up to an id therefore misses no smaller one. Each house has a row
 * of its own to lock, so that no house waits for another. Not the row of the house, which members
 * lock before other rows: two transactions would deadlock. Not an advisory lock: a change that
 * concerns thousands of houses would exhaust the lock table.
 */
const NUMBERING = `
  create table house_event_lock (
    house_id int primary key references house on delete cascade
  );

  create function add_house_event_lock() returns trigger language plpgsql as $$
  begin
    insert into house_event_lock (house_id) values (new.id);
    return null;
  end $$;

  create trigger house_event_lock_of_insert after insert on house
    for each row execute function add_house_event_lock();

  create function number_house_event() returns trigger language plpgsql as $$
  begin
    perform from house_event_lock where house_id = new.house_id for no key update;
    new.id := nextval('house_event_id');
    new.created_at := clock_timestamp();
    return new;
  end $$;

  create trigger house_event_number before insert on house_event
    for each row execute function number_house_event();
`;

/**
 * The two functions that write events. Both take parallel arrays, one element for each change; null
 * without one. They are in PL/pgSQL: before PostgreSQL 18, functions in SQL are planned at each call.
 */
const WRITERS = `
  -- Locks are taken in one order, so that two of these statements do not deadlock. An event for
  -- every member replaces an event for one of them. An event has at most 100 ids.
  create function add_house_events(
    event_kind text, house_ids int[], entity_ids int[], profile_ids int[] default null
  ) returns void language plpgsql as $$
  begin
    if house_ids is null then return; end if;
    with changed as (
      select house.id as house_id, changed.entity_id,
        case when bool_and(changed.profile_id is not null) then min(changed.profile_id) end as profile_id
      from unnest(house_ids, entity_ids, profile_ids) as changed (house_id, entity_id, profile_id)
      join house on house.id = changed.house_id
      group by house.id, changed.entity_id
    ), numbered as (
      select *, row_number() over (partition by house_id, profile_id order by entity_id) - 1 as number
      from changed
    )
    insert into house_event (house_id, kind, ids, profile_id)
    select house_id, event_kind, array_agg(entity_id order by entity_id), profile_id
    from numbered
    group by house_id, profile_id, number / 100
    order by house_id, profile_id nulls first, number / 100
    on conflict on constraint house_event_once do nothing;
  end $$;

  -- Reads one entry of each index for each house, whatever the number of its items. The settings
  -- exclude plans that read every item, which PostgreSQL prefers while its statistics are old.
  create function houses_that_plan(planned_id int) returns setof int language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
  begin
    return query with recursive planned as (
      select least(
        (select house_id from planning_item where recipe_id = planned_id order by house_id limit 1),
        (select house_id from cooking where recipe_id = planned_id order by house_id limit 1)
      ) as house_id
      union all
      select least(
        (
          select house_id from planning_item
          where recipe_id = planned_id and house_id > planned.house_id order by house_id limit 1
        ),
        (
          select house_id from cooking
          where recipe_id = planned_id and house_id > planned.house_id order by house_id limit 1
        )
      )
      from planned where house_id is not null
    )
    select house_id from planned where house_id is not null;
  end $$;

  -- Who is told about a recipe: its author; the house of a HOUSE recipe; the author's house if the
  -- recipe is PUBLIC; every house that has planned it.
  create function add_recipe_events(
    event_kind text, recipe_ids int[], visibilities text[], author_ids int[], house_ids int[]
  ) returns void language plpgsql as $$
  begin
    if recipe_ids is null then return; end if;
    perform add_house_events(
      event_kind, array_agg(house_id), array_agg(recipe_id), array_agg(profile_id)
    ) from (
      select author.house_id, changed.id as recipe_id,
        case when changed.visibility <> 'PUBLIC' then author.id end as profile_id
      from unnest(recipe_ids, visibilities, author_ids) as changed (id, visibility, author_id)
      join profile author on author.id = changed.author_id
      union all
      select house_id, id, null
      from unnest(recipe_ids, visibilities, house_ids) as changed (id, visibility, house_id)
      where visibility = 'HOUSE'
      union all
      select planned.house_id, recipe.id, null
      from (select distinct unnest(recipe_ids) as id) recipe,
        houses_that_plan(recipe.id) as planned (house_id)
    ) audience;
  end $$;
`;

/** One function for each kind of change. The triggers name their transition tables alike. */
const CHANGES = `
  -- Of planning items and of cookings.
  create function planning_changed() returns trigger language plpgsql as $$
  begin
    perform add_house_events('planning', array_agg(house_id), array_agg(id)) from changed;
    return null;
  end $$;

  -- The list of a week has no id of its own: its first day identifies it.
  create function shopping_list_changed() returns trigger language plpgsql as $$
  begin
    perform add_house_events(
      'shopping-list', array_agg(house_id), array_agg(to_char(date - (
        extract(isodow from date)::int + 7 - coalesce(array_position(
          '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}'::text[], week_starts_on
        ), 1)
      ) % 7, 'YYYYMMDD')::int)
    ) from changed left join house on house.id = house_id;
    return null;
  end $$;

  create function recipe_changed() returns trigger language plpgsql as $$
  begin
    perform add_recipe_events(
      'recipe', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
    ) from changed;
    return null;
  end $$;

  -- Who could see the recipe before, and who can see it now. Columns that are derived from
  -- techniques and catalogues are not compared.
  create function recipe_updated() returns trigger language plpgsql as $$
  begin
    perform add_recipe_events(
      'recipe', array_agg(id), array_agg(visibility), array_agg(author_id), array_agg(author_house_id)
    ) from (
      select version.*
      from old_rows before join new_rows now using (id), lateral (values
        (id, before.visibility, before.author_id, before.author_house_id),
        (id, now.visibility, now.author_id, now.author_house_id)
      ) as version (id, visibility, author_id, author_house_id)
      where (before.updated_at, before.visibility, before.author_id, before.author_house_id)
        is distinct from (now.updated_at, now.visibility, now.author_id, now.author_house_id)
    ) changed;
    return null;
  end $$;

  create function house_changed() returns trigger language plpgsql as $$
  begin
    perform add_house_events('house', array_agg(id), array_agg(id)) from changed;
    return null;
  end $$;

  -- Its sources, its people without an account, its pantry and its shops.
  create function house_part_changed() returns trigger language plpgsql as $$
  begin
    perform add_house_events('house', array_agg(distinct house_id), array_agg(distinct house_id))
    from changed;
    return null;
  end $$;

  -- The house that a member has left, the house that a member has joined, a new diet and new names.
  create function profile_updated() returns trigger language plpgsql as $$
  begin
    perform add_house_events('house', array_agg(house_id), array_agg(house_id))
    from (
      select unnest(array[before.house_id, now.house_id]) as house_id
      from old_rows before join new_rows now using (id)
      where (before.house_id, before.diet_id, before.first_name, before.last_name)
        is distinct from (now.house_id, now.diet_id, now.first_name, now.last_name)
    ) changed;
    return null;
  end $$;

  create function preference_changed() returns trigger language plpgsql as $$
  begin
    perform add_house_events('house', array_agg(house_id), array_agg(house_id))
    from profile where id in (select profile_id from changed);
    return null;
  end $$;
`;

/** A trigger that calls a function once for each statement, with the rows as the table `changed`. */
function onRows(event: 'insert' | 'update' | 'delete', table: string, procedure: string): string {
  const rows = event === 'delete' ? 'old' : 'new';
  return `create trigger ${table}_event_of_${event} after ${event} on ${table}
    referencing ${rows} table as changed for each statement execute function ${procedure}();`;
}

/** A trigger whose function compares the rows before and after the statement. */
function onUpdate(table: string, procedure: string): string {
  return `create trigger ${table}_event_of_update after update on ${table}
    referencing old table as old_rows new table as new_rows
    for each statement execute function ${procedure}();`;
}

const TRIGGERS = [
  onRows('insert', 'planning_item', 'planning_changed'),
  onRows('update', 'planning_item', 'planning_changed'),
  onRows('delete', 'planning_item', 'planning_changed'),
  onRows('insert', 'cooking', 'planning_changed'),
  onRows('update', 'cooking', 'planning_changed'),
  onRows('delete', 'cooking', 'planning_changed'),
  onRows('insert', 'shopping_tick', 'shopping_list_changed'),
  onRows('delete', 'shopping_tick', 'shopping_list_changed'),
  onRows('insert', 'shopping_own_line', 'shopping_list_changed'),
  onRows('update', 'shopping_own_line', 'shopping_list_changed'),
  onRows('delete', 'shopping_own_line', 'shopping_list_changed'),
  onRows('insert', 'recipe', 'recipe_changed'),
  onRows('delete', 'recipe', 'recipe_changed'),
  onUpdate('recipe', 'recipe_updated'),
  onRows('update', 'house', 'house_changed'),
  onRows('insert', 'house_source', 'house_part_changed'),
  onRows('delete', 'house_source', 'house_part_changed'),
  onRows('insert', 'dependant', 'house_part_changed'),
  onRows('update', 'dependant', 'house_part_changed'),
  onRows('delete', 'dependant', 'house_part_changed'),
  ...['pantry_row', 'shop', 'shop_food'].flatMap((table) => [
    onRows('insert', table, 'house_part_changed'),
    onRows('update', table, 'house_part_changed'),
    onRows('delete', table, 'house_part_changed'),
  ]),
  onUpdate('profile', 'profile_updated'),
  onRows('insert', 'profile_allergy', 'preference_changed'),
  onRows('delete', 'profile_allergy', 'preference_changed'),
  onRows('insert', 'profile_disliked_ingredient', 'preference_changed'),
  onRows('delete', 'profile_disliked_ingredient', 'preference_changed'),
];

/** Creates the table of events, and the functions and triggers that write it. */
export const CREATE_HOUSE_EVENTS = [TABLE, WEBHOOKS, NUMBERING, WRITERS, CHANGES, ...TRIGGERS].join(
  '\n',
);
