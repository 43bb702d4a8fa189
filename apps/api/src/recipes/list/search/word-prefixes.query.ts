import type { Parameters } from '../../../database/parameters.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import { distinctKeys } from './distinct-keys.query.js';

/** Sorts after every character of a word. */
const LAST_CHARACTER = 'chr(1114111)';

/** Posting lists of more recipes are not counted to the end. */
const MAX_COUNTED = 500;

/** With more words, the index reads the prefix faster than the words. */
const MAX_EXPANDED = 100;

/** The condition that the column `word` begins with the row `prefix`. */
const HAS_PREFIX = `word >= prefix and word < prefix || ${LAST_CHARACTER}`;

/** The words with a prefix in the names of an audience. Expects rows `searched` and `prefix`. */
const WORDS_OF_AUDIENCE = distinctKeys(
  'recipe_word',
  'word',
  'word >= prefix',
  `word < prefix || ${LAST_CHARACTER} and ${indexKeyEquals('audience', 'searched.audience')}`,
);

/**
 * The words of each audience that begin with the rarest of the prefixes: `audience` and `word`.
 *
 * @param audiences SQL expressions
 */
export function wordsOfRarest(
  prefixes: readonly string[],
  audiences: readonly string[],
  parameters: Parameters,
): string {
  const all = parameters.add(prefixes, 'text[]');
  const array = `array[${audiences.join(', ')}]`;
  return `(
    select searched.audience, found.key as word
    from (
      select prefix from unnest(${all}) as prefix
      order by case when cardinality(${all}) > 1 then (
        select count(*) from (
          select from recipe_word where audience = any (${array}) and ${HAS_PREFIX}
          limit ${String(MAX_COUNTED)}
        ) counted
      ) end
      limit 1
    ) rarest, unnest(${array}) as searched (audience), lateral ${WORDS_OF_AUDIENCE} found
  )`;
}

/**
 * The recipes of an audience with words that begin with all the prefixes: `recipe_id`.
 *
 * @param audience an SQL expression
 */
export function recipesWithAll(
  prefixes: readonly string[],
  audience: string,
  parameters: Parameters,
): string {
  const all = parameters.add(prefixes, 'text[]');
  return `(
    select recipe_id
    from unnest(${all}) with ordinality as searched (prefix, position) cross join lateral (
      select recipe_id from recipe_word
      where ${indexKeyEquals('audience', audience)} and ${HAS_PREFIX} offset 0
    ) listed
    group by recipe_id having count(distinct position) = cardinality(${all})
  )`;
}

/**
 * A query for the words that begin with each prefix, as an SQL expression. The index intersects
 * words by skipping recipes; for a prefix, it first collects all recipes.
 */
export function expandPrefixes(
  prefixes: readonly string[],
  audiences: readonly string[],
  parameters: Parameters,
): string {
  return `(
    select string_agg('(' || expanded.words || ')', '&')::tsquery
    from unnest(${parameters.add(prefixes, 'text[]')}) as prefix, lateral (
      select case when count(*) between 1 and ${String(MAX_EXPANDED)}
        then string_agg(distinct '''' || known.key || '''', '|') else '''' || prefix || ''':*' end as words
      from (
        select found.key
        from unnest(array[${audiences.join(', ')}]) as searched (audience),
          lateral ${WORDS_OF_AUDIENCE} found
        limit ${String(MAX_EXPANDED + 1)}
      ) known
    ) expanded
  )`;
}
