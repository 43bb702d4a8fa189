import type { Parameters } from '../../../database/parameters.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import { distinctKeys } from './distinct-keys.query.js';
import { MAX_COUNTED_FOR_FAVOURITES, rarest } from './rarest-key.query.js';
import type { RecipeFilter } from './recipe-filter.js';
import { searchedPrefixes, selectivePrefixes } from './search-plan.js';
import { HAS_PREFIX, wordsOfRarest } from './word-prefixes.query.js';

/**
 * Posting lists of an index: for each key, the ids of the recipes that have it, in order. Keys are
 * words, ingredients, techniques, or arrays of diets.
 */
export interface PostingLists {
  /** A relation `posting` with a column `recipe_id`. */
  readonly from: string;
  /** A relation `wanted` of the keys to read. */
  readonly keys: string;
  /** The condition that a row of `posting` is in the list of the key `wanted`. */
  readonly hasKey: string;
}

/**
 * The posting lists of one kind of keys. Of several words, ingredients or techniques, the lists of
 * the rarest; the conditions of the filter check the others.
 *
 * @param audiences the audiences whose lists of words are read: SQL expressions
 */
export function postingLists(
  filter: RecipeFilter,
  audiences: readonly string[],
  before: string,
  parameters: Parameters,
): PostingLists {
  const { tab, ingredientIds, techStepIds, dietIds } = filter;
  const prefixes = searchedPrefixes(filter);
  const maxCounted = tab === 'favoris' ? MAX_COUNTED_FOR_FAVOURITES : undefined;
  if (prefixes.length > 0) {
    return {
      from: `(${postingsOfWord(before)}) posting`,
      keys: `${wordsOfRarest(prefixes, audiences, parameters, maxCounted)} wanted`,
      hasKey: 'true',
    };
  }
  if (ingredientIds.length > 0) {
    return postingsOfId('recipe_line', 'ingredient_id', ingredientIds, parameters);
  }
  return techStepIds.length > 0
    ? postingsOfId('step_technique', 'tech_step_id', techStepIds, parameters)
    : dietArrays(dietIds, parameters);
}

/**
 * The posting list of a row of `wordsOfRarest`. A row without a word has the recipes of all words
 * of the prefix: the statement reads and sorts these lists, instead of many short lists. `offset 0`
 * makes the planner see that the index has the order of the list.
 */
function postingsOfWord(before: string): string {
  const ofAudience = indexKeyEquals('audience', 'wanted.audience');
  return `
    (select recipe_id from recipe_word
     where ${ofAudience} and ${indexKeyEquals('word', 'wanted.word')} and recipe_id < ${before}
     order by recipe_id desc offset 0)
    union all
    (select distinct recipe_id from recipe_word
     where wanted.word is null and ${ofAudience} and ${HAS_PREFIX} and recipe_id < ${before}
     order by recipe_id desc)`;
}

/** For each audience, the recipes that have all selective prefixes of the filter. */
export function postingsOfAllWords(
  filter: RecipeFilter,
  audiences: readonly string[],
  before: string,
  parameters: Parameters,
): PostingLists {
  const all = parameters.add(selectivePrefixes(filter), 'text[]');
  return {
    from: `(
      select recipe_id
      from unnest(${all}) with ordinality as searched (prefix, position) cross join lateral (
        select recipe_id from recipe_word
        where ${indexKeyEquals('audience', 'wanted.audience')} and ${HAS_PREFIX}
          and recipe_id < ${before} offset 0
      ) listed
      group by recipe_id
      having bit_or(1 << position::int) = (2 << cardinality(${all})) - 2
    ) posting`,
    keys: `unnest(array[${audiences.join(', ')}]) as wanted (audience)`,
    hasKey: 'true',
  };
}

/** The posting lists of the arrays that contain all these diets. Few distinct arrays exist. */
function dietArrays(dietIds: readonly number[], parameters: Parameters): PostingLists {
  const arrays = distinctKeys('recipe', 'diet_ids', `diet_ids > '{}'`, 'true');
  const diets = parameters.add(dietIds, 'int[]');
  return {
    from: '(select id as recipe_id, diet_ids from recipe) posting',
    keys: `(select key from ${arrays} diet_array where key @> ${diets}) wanted`,
    hasKey: indexKeyEquals('posting.diet_ids', 'wanted.key'),
  };
}

function postingsOfId(
  table: 'recipe_line' | 'step_technique',
  column: string,
  ids: readonly number[],
  parameters: Parameters,
): PostingLists {
  const postings = `from ${table} where ${indexKeyEquals(column, 'key')}`;
  return {
    from: `${table} posting`,
    keys: `${rarest('key', parameters.add(ids, 'int[]'), postings)} wanted`,
    hasKey: indexKeyEquals(`posting.${column}`, 'wanted.key'),
  };
}
