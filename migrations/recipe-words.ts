/**
 * The words of recipe names, for the search by name. Triggers write them in the transaction of the
 * change, so that no statement can forget them, cascades included.
 */

/**
 * The primary key lists the recipes of each audience and word in the order of their ids. There is
 * no foreign key: the trigger deletes the words of a deleted recipe.
 */
const TABLE = `
  create table recipe_word (
    audience int not null,
    word text collate "C" not null,
    recipe_id int not null,
    primary key (audience, word, recipe_id)
  );
`;

const TRIGGERS = `
  create function recipe_words_changed() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from recipe_word
      where audience = any (old.audience)
        and word = any (tsvector_to_array(old.name_words))
        and recipe_id = old.id;
    end if;
    if tg_op <> 'DELETE' then
      insert into recipe_word (audience, word, recipe_id)
      select member, word, new.id
      from unnest(new.audience) as member, unnest(tsvector_to_array(new.name_words)) as word;
    end if;
    return null;
  end $$;

  create trigger recipe_words_of_insert_and_delete after insert or delete on recipe
    for each row execute function recipe_words_changed();
  create trigger recipe_words_of_update after update on recipe
    for each row
    when ((old.audience, old.name_words) is distinct from (new.audience, new.name_words))
    execute function recipe_words_changed();
`;

export const CREATE_RECIPE_WORDS = TABLE + TRIGGERS;

/** Drops the function after the table `recipe`, whose triggers call it. */
export const DROP_RECIPE_WORDS = `drop table recipe_word; drop function recipe_words_changed`;
