/**
 * Deletes the words that only these recipes have: a text that was deleted leaves no word. Expects their
 * rows as they were. Most words occur among the newest recipes; for those, the index of keys would read
 * every recipe that has them.
 *
 * @param recipeIds an SQL expression, the recipes that are deleted or changed
 * @param kept an SQL expression, the keys that they have from then on
 */
export function forgetWords(recipeIds: string, kept = `'{}'::text[]`): string {
  return `
    delete from word
    where key in (
        select unnest(tsvector_to_array(search_keys)) from recipe where id = any (${recipeIds})
        except select unnest(${kept})
        except select unnest(tsvector_to_array(search_keys)) from (
          select search_keys from recipe where id <> all (${recipeIds}) order by id desc limit 100
        ) newest
      )
      and (
        select count(*) from recipe
        where id <> all (${recipeIds}) and search_keys @@ quote_literal(key)::tsquery
      ) = 0`;
}
