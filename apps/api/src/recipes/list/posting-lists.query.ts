import type { Parameters } from '../../database/parameters.js';
import { indexKeyEquals } from '../../database/index-key-equals.js';
import type { RecipeFilter } from './recipe-filter.js';

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

/** Sorts after every character of a word. */
const LAST_CHARACTER = '\u{10FFFF}';

/**
 * The posting lists of a filter with one kind of keys. Of several words, the lists of the longest;
 * the conditions of the filter check the others.
 *
 * @param audiences the audiences whose lists of words are read: SQL expressions
 */
export function postingLists(
  { words, ingredientIds, techStepIds, dietIds }: RecipeFilter,
  audiences: readonly string[],
  parameters: Parameters,
): PostingLists {
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  if (longest !== undefined) return wordsWithPrefix(longest, audiences, parameters);
  if (dietIds.length > 0) return dietArrays(dietIds, parameters);
  return ingredientIds.length > 0
    ? postingsOfId('recipe_line', 'ingredient_id', ingredientIds, parameters)
    : postingsOfId('step_technique', 'tech_step_id', techStepIds, parameters);
}

function wordsWithPrefix(
  prefix: string,
  audiences: readonly string[],
  parameters: Parameters,
): PostingLists {
  const lower = `word >= ${parameters.add(prefix, 'text')}`;
  const upper = `word < ${parameters.add(prefix + LAST_CHARACTER, 'text')}`;
  const inAudience = indexKeyEquals('audience', 'searched.audience');
  const words = distinctKeys('recipe_word', 'word', lower, `${upper} and ${inAudience}`);
  return {
    from: 'recipe_word posting',
    keys: `(
      select searched.audience, found.key as word
      from unnest(array[${audiences.join(', ')}]) as searched (audience), lateral ${words} found
    ) wanted`,
    hasKey: `${indexKeyEquals('posting.audience', 'wanted.audience')}
      and ${indexKeyEquals('posting.word', 'wanted.word')}`,
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
  [id]: readonly number[],
  parameters: Parameters,
): PostingLists {
  return {
    from: `${table} posting`,
    keys: `(select ${parameters.add(id, 'int')} as key) wanted`,
    hasKey: indexKeyEquals(`posting.${column}`, 'wanted.key'),
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
