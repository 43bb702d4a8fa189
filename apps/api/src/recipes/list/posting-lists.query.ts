import type { Parameters } from '../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/**
 * Posting lists of an index: for each key, the ids of the recipes that have it, in order. Keys are
 * words, ingredients, techniques, or arrays of diets.
 */
export interface PostingLists {
  /** A relation with a column `recipe_id`. */
  readonly table: string;
  /** The column of the key. */
  readonly column: string;
  /** A relation of the keys to read; its only column is `key`. */
  readonly keys: string;
  /** Whether the filter has one key. Part of the statement's name. */
  readonly keyCount: 'one' | 'several';
}

/** Shorter prefixes match so many words that any other condition is more selective. */
const MIN_SELECTIVE_PREFIX = 3;

/** The number of recently assigned recipe ids from which the frequency of a key is estimated. */
const SAMPLE = 2000;

/** Sorts after every character of a word. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The posting lists of the most selective part of a filter. Undefined when no part has an index. */
export function choosePostingLists(
  filter: RecipeFilter,
  parameters: Parameters,
): PostingLists | undefined {
  const { words, ingredientIds, dietIds, techStepIds } = filter;
  const [longest] = [...words].sort((one, other) => other.length - one.length);
  if (longest !== undefined && longest.length >= MIN_SELECTIVE_PREFIX) {
    return wordsWithPrefix(longest, parameters);
  }
  if (ingredientIds.length > 0) {
    return rarestId('recipe_line', 'ingredient_id', ingredientIds, parameters);
  }
  if (techStepIds.length > 0) {
    return rarestId('step_technique', 'tech_step_id', techStepIds, parameters);
  }
  if (longest !== undefined) return wordsWithPrefix(longest, parameters);
  if (dietIds.length > 0) return dietArrays(dietIds, parameters);
  return undefined;
}

function wordsWithPrefix(prefix: string, parameters: Parameters): PostingLists {
  const lower = `word >= ${parameters.add(prefix, 'text')}`;
  const upper = `word < ${parameters.add(prefix + LAST_CHARACTER, 'text')}`;
  const keys = distinctKeys('recipe_word', 'word', lower, upper);
  return { table: 'recipe_word', column: 'word', keys, keyCount: 'several' };
}

/** The posting lists of the arrays that contain all these diets. Few distinct arrays exist. */
function dietArrays(dietIds: readonly number[], parameters: Parameters): PostingLists {
  const arrays = distinctKeys('recipe', 'diet_ids', `diet_ids > '{}'`, 'true');
  const wanted = parameters.add(dietIds, 'int[]');
  return {
    table: '(select id as recipe_id, diet_ids from recipe)',
    column: 'diet_ids',
    keys: `(select key from ${arrays} diet_array where key @> ${wanted})`,
    keyCount: 'several',
  };
}

/** The distinct keys of an index between two bounds. Each key costs one lookup (skip scan). */
function distinctKeys(table: string, column: string, lower: string, upper: string): string {
  return `(
    with recursive known as (
      (select ${column} as key from ${table} where ${lower} and ${upper}
       order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > known.key and ${upper}
              order by ${column} limit 1)
      from known where known.key is not null
    )
    select key from known where key is not null
  )`;
}

/**
 * The posting list of the rarest id. The conditions of the filter check the other ids. Expects a
 * relation `window_end`.
 */
function rarestId(
  table: 'recipe_line' | 'step_technique',
  column: string,
  ids: readonly number[],
  parameters: Parameters,
): PostingLists {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const keys = `(select ${parameters.add(only, 'int')} as key)`;
    return { table, column, keys, keyCount: 'one' };
  }
  const frequency = `(
    select count(*) from ${table}, window_end
    where ${column} = wanted.id
      and recipe_id between window_end.id - ${String(SAMPLE)} and window_end.id
  )`;
  const several = parameters.add(ids, 'int[]');
  const keys = `(
    select wanted.id as key from unnest(${several}) as wanted (id) order by ${frequency} limit 1
  )`;
  return { table, column, keys, keyCount: 'several' };
}
