/**
 * What the recipes of each account add up to, so that quotas need no count. Triggers add what a
 * statement has changed, in its transaction, so that no statement can forget it, cascades included.
 */
const TABLE = `
  create table author_total (
    profile_id int primary key references profile on delete cascade,
    recipes int not null default 0,
    bytes bigint not null default 0
  );

  create function add_author_total() returns trigger language plpgsql as $$
  begin
    insert into author_total (profile_id) values (new.id);
    return null;
  end $$;

  create trigger author_total_of_insert after insert on profile
    for each row execute function add_author_total();
`;

const REMOVED = 'select author_id, -1 as recipes, -bytes as bytes from old_rows';
const ADDED = 'select author_id, 1 as recipes, bytes from new_rows';

const CHANGES = {
  insert: { tables: 'new table as new_rows', rows: ADDED },
  delete: { tables: 'old table as old_rows', rows: REMOVED },
  update: {
    tables: 'old table as old_rows new table as new_rows',
    rows: `${REMOVED} union all ${ADDED}`,
  },
} as const;

/**
 * Named so that it runs after the triggers of events: a transaction locks a total last, and totals in
 * one order. A deleted account has none.
 */
function trigger(event: keyof typeof CHANGES): string {
  const { tables, rows } = CHANGES[event];
  const name = `recipe_total_of_${event}`;
  return `
  create function ${name}() returns trigger language plpgsql as $$
  declare
    changed record;
  begin
    for changed in
      select author_id, sum(recipes) as recipes, sum(bytes) as bytes from (${rows}) row
      group by author_id having sum(recipes) <> 0 or sum(bytes) <> 0
      order by author_id
    loop
      update author_total
      set recipes = author_total.recipes + changed.recipes,
        bytes = author_total.bytes + changed.bytes
      where profile_id = changed.author_id;
    end loop;
    return null;
  end $$;
  create trigger ${name} after ${event} on recipe
    referencing ${tables} for each statement execute function ${name}();`;
}

export const CREATE_AUTHOR_TOTALS = [
  TABLE,
  trigger('insert'),
  trigger('delete'),
  trigger('update'),
].join('\n');
