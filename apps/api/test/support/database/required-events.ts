/** What changes a row that a house sees, by table; the condition of its updates. */
const TABLES: Readonly<Record<string, string>> = {
  planning_item: 'true',
  cooking: 'true',
  shopping_tick: 'true',
  shopping_own_line: 'true',
  recipe: differ('updated_at', 'parts_changed_at', 'visibility', 'author_id', 'author_house_id'),
  house: 'true',
  house_source: 'true',
  dependant: 'true',
  pantry_row: 'true',
  shop: 'true',
  shop_food: 'true',
  profile: differ('house_id', 'diet_id', 'first_name', 'last_name'),
  profile_allergy: 'true',
  profile_disliked_ingredient: 'true',
};

function differ(...columns: string[]): string {
  const row = (version: string) => columns.map((column) => `${version}.${column}`).join();
  return `(${row('old')}) is distinct from (${row('new')})`;
}

/** Rows are inserted and deleted with an event, except houses and profiles, and rows that expire. */
const triggers = Object.entries(TABLES).flatMap(([table, condition]) => {
  const create = (event: string, when: string) => `
    create constraint trigger requires_event_of_${event} after ${event} on ${table}
      deferrable initially deferred for each row
      when (current_setting('application_name') = 'popote' and ${when})
      execute function required_event();`;
  const update = create('update', condition);
  if (table === 'house' || table === 'profile') return [update];
  const isCurrent = table.startsWith('shopping_') ? 'old.date > current_date - 700' : 'true';
  return [create('insert', 'true'), update, create('delete', isCurrent)];
});

/**
 * A transaction of the API fails when it has changed what a house sees without an event for the house:
 * the statement that writes the rows has forgotten `withEvents`.
 */
export const REQUIRE_EVENTS = `
  create function required_event() returns trigger language plpgsql as $$
  declare
    missing record;
  begin
    select expected.* into missing
    from unnest(array[to_jsonb(old), to_jsonb(new)]) as version,
      jsonb_to_record(version) as it (
        id text, house_id int, profile_id int, visibility text, author_id int, author_house_id int
      ),
      lateral (
        select 'planning' as kind, it.house_id, it.id::int
        where tg_table_name in ('planning_item', 'cooking')
        union all select 'shopping-list', it.house_id, null where tg_table_name like 'shopping_%'
        union all select 'house', it.house_id, it.house_id
        where tg_table_name in (
          'house_source', 'dependant', 'pantry_row', 'shop', 'shop_food', 'profile'
        )
        union all select 'house', it.id::int, it.id::int where tg_table_name = 'house'
        union all select 'house', profile.house_id, profile.house_id
        from profile where profile.id = it.profile_id and tg_table_name like 'profile_%'
        union all select 'recipe', profile.house_id, it.id::int
        from profile where profile.id = it.author_id and tg_table_name = 'recipe'
        union all select 'recipe', it.author_house_id, it.id::int
        where it.visibility = 'HOUSE' and tg_table_name = 'recipe'
      ) expected
      join house on house.id = expected.house_id
    where not exists (
      select from house_event event
      where event.house_id = expected.house_id and event.kind = expected.kind
        and event.transaction_id = pg_current_xact_id()
        and (expected.id is null or expected.id = any (event.ids))
    );
    if found then raise exception 'A change of % has no event: %', tg_table_name, missing; end if;
    return null;
  end $$;
  ${triggers.join('')}`;
