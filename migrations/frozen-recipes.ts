/** Planned recipes that their house may no longer read, and what the house keeps of them. */

const TABLES = `
  -- The content of a recipe before it changed.
  create table recipe_snapshot (
    id int generated always as identity primary key,
    recipe_id int not null references recipe on delete cascade,
    -- Rows of recipe, recipe_text, recipe_line, step and step_technique, without author_id.
    recipe jsonb not null,
    texts jsonb not null,
    lines jsonb not null,
    steps jsonb not null,
    techniques jsonb not null,
    -- Bytes of the texts of the steps.
    text_size int not null
  );
  create index recipe_snapshot_recipe on recipe_snapshot (recipe_id);

  -- Recipes that a house has planned and may no longer read.
  create table frozen_recipe (
    house_id int not null,
    recipe_id int not null references recipe on delete cascade,
    -- Null until the recipe changes. Houses share a snapshot.
    snapshot_id int references recipe_snapshot,
    primary key (house_id, recipe_id)
  );
  create index frozen_recipe_recipe on frozen_recipe (recipe_id);
  create index frozen_recipe_snapshot on frozen_recipe (snapshot_id);
`;

/**
 * Rows that are no longer used are deleted in the transaction of the change, so that no statement can
 * forget them, cascades included.
 */
const TRIGGERS = `
  create function delete_unplanned_frozen_recipes() returns trigger language plpgsql as $$
  begin
    delete from frozen_recipe frozen using changed
    where frozen.house_id = changed.house_id and frozen.recipe_id = changed.recipe_id
      and not exists (
        select from planning_item item
        where item.house_id = frozen.house_id and item.recipe_id = frozen.recipe_id
      )
      and not exists (
        select from cooking
        where cooking.house_id = frozen.house_id and cooking.recipe_id = frozen.recipe_id
      );
    return null;
  end $$;

  -- Named so that they run after planning_item_event_of_delete and cooking_event_of_delete, which let
  -- the transactions of a house run one after the other.
  create trigger planning_item_frozen_of_delete after delete on planning_item
    referencing old table as changed for each statement
    execute function delete_unplanned_frozen_recipes();
  create trigger cooking_frozen_of_delete after delete on cooking
    referencing old table as changed for each statement
    execute function delete_unplanned_frozen_recipes();

  -- The lock lets houses that use the same snapshot run one after the other.
  create function delete_unused_snapshots() returns trigger language plpgsql as $$
  begin
    perform from recipe_snapshot
    where id in (select snapshot_id from changed) order by id for update;
    delete from recipe_snapshot snapshot
    where id in (select snapshot_id from changed)
      and not exists (select from frozen_recipe where snapshot_id = snapshot.id);
    return null;
  end $$;

  create trigger frozen_recipe_snapshot_of_delete after delete on frozen_recipe
    referencing old table as changed for each statement
    execute function delete_unused_snapshots();
`;

export const CREATE_FROZEN_RECIPES = TABLES + TRIGGERS;
