import type { Parameters } from '../../../database/parameters.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import { distinctKeys } from './distinct-keys.query.js';
import { selectiveWords } from './filter-access.js';
import type { RecipeFilter } from './recipe-filter.js';
import { recipesWithAll, wordsOfRarest } from './word-prefixes.query.js';

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
 * The posting lists of one kind of keys. Of several words, the lists of the rarest; the conditions
 * of the filter check the others.
 *
 * @param audiences the audiences whose lists of words are read: SQL expressions
 */
export function postingLists(
  filter: RecipeFilter,
  audiences: readonly string[],
  parameters: Parameters,
): PostingLists {
  const { words, ingredientIds, techStepIds, dietIds } = filter;
  const selective = selectiveWords(filter);
  const prefixes = selective.length > 0 ? selective : words;
  if (prefixes.length > 0) {
    return {
      from: 'recipe_word posting',
      keys: `${wordsOfRarest(prefixes, audiences, parameters)} wanted`,
      hasKey: `${indexKeyEquals('posting.audience', 'wanted.audience')}
        and ${indexKeyEquals('posting.word', 'wanted.word')}`,
    };
  }
  if (ingredientIds.length > 0) {
    return postingsOfId('recipe_line', 'ingredient_id', ingredientIds, parameters);
  }
  return techStepIds.length > 0
    ? postingsOfId('step_technique', 'tech_step_id', techStepIds, parameters)
    : dietArrays(dietIds, parameters);
}

/** For each audience, the recipes that have all selective words of the filter. */
export function postingsOfAllWords(
  filter: RecipeFilter,
  audiences: readonly string[],
  parameters: Parameters,
): PostingLists {
  return {
    from: `${recipesWithAll(selectiveWords(filter), 'wanted.audience', parameters)} posting`,
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
  [id]: readonly number[],
  parameters: Parameters,
): PostingLists {
  return {
    from: `${table} posting`,
    keys: `(select ${parameters.add(id, 'int')} as key) wanted`,
    hasKey: indexKeyEquals(`posting.${column}`, 'wanted.key'),
  };
}
