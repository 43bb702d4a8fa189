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

  -- Words of five letters or more, with what similar words have in common with them.
  create table word (
    word text collate "C" primary key,
    -- Updated when a recipe is written, at most once a week.
    used_on date not null,
    parts text[] collate "C" not null
  );
  create index word_parts on word using gin (parts) with (fastupdate = off);
`;

/** The parts of a word are those of libs/domain/src/search/similar-words.ts. */
const WORD_PARTS = `
  create function word_parts(word text) returns text[] language sql immutable return array(
    select word
    union select overlay(word placing '' from n for 1) from generate_series(1, length(word)) as n
    union select substr(word, n, 5) from generate_series(1, length(word) - 4) as n
  );
`;

/**
 * The keys of a recipe: those of a search; the prefixes of 1, 2, 3, 4 and 6 characters of the words of
 * its name; and the ids of its ingredients, techniques and diets after a capital letter, which no word
 * has.
 */
const KEYS = `
  create function recipe_keys(recipe recipe) returns text[] language plpgsql immutable as $$
  begin
    return array(
      select unnest(tsvector_to_array(recipe.search_keys))
      union select left(word, length)
      from unnest(tsvector_to_array(recipe.name_words)) as word, unnest(array[1, 2, 3, 4, 6]) as length
      where length <= length(word)
      union select 'I' || id from unnest(recipe.ingredient_ids) as id
      union select 'T' || id from unnest(recipe.tech_step_ids) as id
      union select 'D' || id from unnest(recipe.diet_ids) as id
    );
  end $$;
`;

/**
 * An update changes only the entries that differ. Words are written in one order, so that concurrent
 * transactions do not lock each other.
 */
const TRIGGERS = `
  create function recipe_postings_changed() returns trigger language plpgsql as $$
  declare
    former text[] := case when tg_op = 'INSERT' then '{}' else recipe_keys(old) end;
    current text[] := case when tg_op = 'DELETE' then '{}' else recipe_keys(new) end;
  begin
    if tg_op <> 'INSERT' then
      delete from recipe_posting
      where recipe_id = old.id and key = any (former) and key <> all (current);
      -- A text that was deleted leaves no word.
      delete from word
      where word.word in (
          select substr(key, 2) from unnest(former) as key
          where key ~ '^[NGX]' and key <> all (current)
        )
        and not exists (
          select from recipe_posting
          where key in ('N' || word.word, 'G' || word.word, 'X' || word.word)
        );
    end if;
    insert into recipe_posting (key, recipe_id)
    select key, new.id from unnest(current) as key where key <> all (former);
    insert into word (word, used_on, parts)
    select found.word, current_date, word_parts(found.word)
    from (
      select distinct substr(key, 2) as word from unnest(current) as key
      where key ~ '^[NGX]' and key <> all (former) and length(key) between 6 and 41
    ) found
    where not exists (
      select from word where word.word = found.word and word.used_on > current_date - 7
    )
    order by found.word
    on conflict (word) do update set used_on = excluded.used_on;
    return null;
  end $$;

  create trigger recipe_postings_of_insert_and_delete after insert or delete on recipe
    for each row execute function recipe_postings_changed();
  create trigger recipe_postings_of_update after update on recipe
    for each row
    when ((old.name_words, old.search_keys, old.ingredient_ids, old.tech_step_ids, old.diet_ids)
      is distinct from
        (new.name_words, new.search_keys, new.ingredient_ids, new.tech_step_ids, new.diet_ids))
    execute function recipe_postings_changed();
`;

export const CREATE_RECIPE_POSTINGS = TABLE + WORD_PARTS + KEYS + TRIGGERS;
