/**
 * Events of houses: what changed, for the clients of the members. The statements that write the rows
 * add them, with apps/api/src/events/new-events.query.ts.
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
const LOCKS = `
  create table house_event_lock (
    house_id int primary key references house on delete cascade
  );
`;

/**
 * The functions that write events. They take parallel arrays, one element for each change; null without
 * one. They are in PL/pgSQL: before PostgreSQL 18, functions in SQL are planned at each call.
 */
const WRITERS = `
  -- Locks are taken in one order, so that two of these statements do not deadlock. An event takes its
  -- id and its time after the lock. An event for every member replaces an event for one of them. An
  -- event has at most 100 ids.
  create function add_house_events(
    event_kind text, house_ids int[], entity_ids int[], profile_ids int[] default null
  ) returns void language plpgsql as $$
  begin
    with changed as (
      select house_id, entity_id,
        case when bool_and(profile_id is not null) then min(profile_id) end as profile_id
      from unnest(house_ids, entity_ids, profile_ids) as changed (house_id, entity_id, profile_id)
      group by house_id, entity_id
    ), numbered as (
      select *, row_number() over (partition by house_id, profile_id order by entity_id) - 1 as number
      from changed
    ), event as (
      select house_id, profile_id, number / 100 as part, array_agg(entity_id order by entity_id) as ids
      from numbered group by house_id, profile_id, number / 100
    )
    insert into house_event (house_id, id, kind, ids, profile_id, created_at)
    select house_id, nextval('house_event_id'), event_kind, ids, profile_id, clock_timestamp()
    from (
      select event.* from event join house_event_lock using (house_id)
      order by house_id, profile_id nulls first, part
      for no key update of house_event_lock
    ) locked
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

/** Creates the table of events, and the functions that write it. */
export const CREATE_HOUSE_EVENTS = [TABLE, WEBHOOKS, LOCKS, WRITERS].join('\n');
