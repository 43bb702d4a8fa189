import { prepared } from '../../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../../session/live-session.query.js';

/** A row of {@link FIND_WORDS}. */
export interface FoundWordsRow {
  /** Keys of words that recipes have, or had not long ago. */
  readonly keys: readonly string[];
}

/** How many keys the parts of a search find. The shortest words are the most similar. */
const MAX_CANDIDATES = 1_500;

/** `$1` to `$3` the session, `$4` parts of words. */
export const FIND_WORDS = prepared('find-words')(`
    with viewer as (${LIVE_PROFILE})
    select array(
      select key from word where parts && ($4::text[] collate "C")
      order by length(key), key limit ${String(MAX_CANDIDATES)}
    ) as keys
    from viewer`);

/**
 * Part of a statement that writes a recipe: stores the words of its keys for searches of similar words.
 * Words are written in one order, so that concurrent transactions do not lock each other, and at most
 * once a week. Their parts are those of libs/domain/src/search/similar-words.ts.
 *
 * @param keys an SQL expression, the keys of the recipe
 */
export function storeWords(keys: string): string {
  return `
    insert into word (key, used_on, parts)
    select key, current_date, array(
      select word
      union select overlay(word placing '' from n for 1) from generate_series(1, length(word)) as n
      union select substr(word, n, 5) from generate_series(1, length(word) - 4) as n
    )
    from (
      select distinct key collate "C" as key, substr(key, 2) as word from unnest(${keys}) as key
      where key ~ '^[NGX]' and length(key) between 6 and 41
    ) used
    where not exists (
      select from word where word.key = used.key and word.used_on > current_date - 7
    )
    order by key
    on conflict (key) do update set used_on = excluded.used_on`;
}
