import type { Parameters } from '../../../database/parameters.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import { distinctKeys } from './distinct-keys.query.js';
import { rarest } from './rarest-key.query.js';

/** Sorts after every character of a word. */
const LAST_CHARACTER = 'chr(1114111)';

/** The words of a prefix are looked up one by one. With more words, an index reads the prefix. */
const MAX_WORDS = 100;

/** The condition that the column `word` begins with the column `prefix`. */
export const HAS_PREFIX = `word >= prefix and word < prefix || ${LAST_CHARACTER}`;

/** The words with a prefix in the names of an audience. Expects rows `searched` and `prefix`. */
const WORDS_OF_AUDIENCE = distinctKeys(
  'recipe_word',
  'word',
  'word >= prefix',
  `word < prefix || ${LAST_CHARACTER} and ${indexKeyEquals('audience', 'searched.audience')}`,
);

/**
 * The words of each audience that begin with the rarest of the prefixes: `audience`, `word` and
 * `prefix`. If these are too many, one row for each audience without a word.
 *
 * @param audiences SQL expressions
 * @param maxCounted see `rarest`
 */
export function wordsOfRarest(
  prefixes: readonly string[],
  audiences: readonly string[],
  parameters: Parameters,
  maxCounted?: number,
): string {
  const all = parameters.add(prefixes, 'text[]');
  const array = `array[${audiences.join(', ')}]`;
  const counted = `from recipe_word where audience = any (${array}) and ${HAS_PREFIX}`;
  return `(
    with known as materialized (
      select searched.audience, found.key as word, prefix
      from ${rarest('prefix', all, counted, maxCounted)} rarest, unnest(${array}) as searched (audience),
        lateral ${WORDS_OF_AUDIENCE} found
      limit ${String(MAX_WORDS + 1)}
    ), size as materialized (
      select count(*) > ${String(MAX_WORDS)} as is_exceeded, min(prefix) as prefix from known
    )
    select audience, word, prefix from known where not (select is_exceeded from size)
    union all
    select audience, null, (select prefix from size)
    from unnest(${array}) as searched (audience) where (select is_exceeded from size)
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
      select case when count(*) between 1 and ${String(MAX_WORDS)}
        then string_agg(distinct '''' || known.key || '''', '|') else '''' || prefix || ''':*' end as words
      from (
        select found.key
        from unnest(array[${audiences.join(', ')}]) as searched (audience),
          lateral ${WORDS_OF_AUDIENCE} found
        limit ${String(MAX_WORDS + 1)}
      ) known
    ) expanded
  )`;
}
