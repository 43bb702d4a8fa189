/**
 * Posting lists of recipes. Triggers write them in the transaction of the change, so that no
 * statement can forget them, cascades included.
 */

/**
 * The primary key lists the recipes of each key in the order of their ids. There is no foreign key:
 * the trigger deletes the entries of a deleted recipe.
 */
const TABLE = `
  create table recipe_posting (
    key text collate "C" not null,
    recipe_id int not null,
    primary key (key, recipe_id)
  );
`;

/**
 * The keys of a recipe: the prefixes of 1, 2, 3, 4 and 6 characters of the words of its name, and the
 * ids of its ingredients, techniques and diets after a capital letter, which no word has.
 */
const KEYS = `
  create function recipe_keys(recipe recipe) returns text[] language sql return array(
    select left(word, length)
    from unnest(tsvector_to_array(recipe.name_words)) as word, unnest(array[1, 2, 3, 4, 6]) as length
    where length <= length(word)
    union select 'I' || id from unnest(recipe.ingredient_ids) as id
    union select 'T' || id from unnest(recipe.tech_step_ids) as id
    union select 'D' || id from unnest(recipe.diet_ids) as id
  );
`;

/** An update changes only the entries that differ. */
const TRIGGERS = `
  create function recipe_postings_changed() returns trigger language plpgsql as $$
  declare
    former text[] := case when tg_op = 'INSERT' then '{}' else recipe_keys(old) end;
    current text[] := case when tg_op = 'DELETE' then '{}' else recipe_keys(new) end;
  begin
    if tg_op <> 'INSERT' then
      delete from recipe_posting
      where recipe_id = old.id and key = any (former) and key <> all (current);
    end if;
    insert into recipe_posting (key, recipe_id)
    select key, new.id from unnest(current) as key where key <> all (former);
    return null;
  end $$;

  create trigger recipe_postings_of_insert_and_delete after insert or delete on recipe
    for each row execute function recipe_postings_changed();
  create trigger recipe_postings_of_update after update on recipe
    for each row
    when ((old.name_words, old.ingredient_ids, old.tech_step_ids, old.diet_ids)
      is distinct from (new.name_words, new.ingredient_ids, new.tech_step_ids, new.diet_ids))
    execute function recipe_postings_changed();
`;

export const CREATE_RECIPE_POSTINGS = TABLE + KEYS + TRIGGERS;

/** Drops the functions with the table `recipe`, whose triggers call them. */
export const DROP_RECIPE_POSTINGS = `
  drop table recipe_posting;
  drop function recipe_postings_changed`;
