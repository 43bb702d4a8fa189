/**
 * Marks the words that recipes lose. Those that no recipe has are deleted with the expired rows: to look
 * for the other recipes takes too long for a request. Words are locked in the order in which they are stored.
 *
 * @param recipeIds an SQL expression, the recipes that are deleted or changed; their rows are as they were
 * @param kept an SQL expression, the keys that they have from then on
 */
export function loseWords(recipeIds: string, kept = `'{}'::text[]`): string {
  return `
    update word set used_on = '-infinity' from (
      select key from word
      where used_on > '-infinity' and key in (
        select unnest(tsvector_to_array(search_keys)) from recipe where id = any (${recipeIds})
        except select unnest(${kept})
      )
      order by key for no key update
    ) lost
    where word.key = lost.key`;
}
