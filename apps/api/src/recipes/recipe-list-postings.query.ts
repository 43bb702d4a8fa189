import type { Parameters } from '../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/** An index that lists, newest first, the recipes of each of its keys. */
export interface Posting {
  readonly table: 'recipe_word' | 'recipe_line' | 'step_technique';
  /** What the index is by. */
  readonly column: string;
  /** A relation of the keys to read, in its one column `key`. */
  readonly keys: string;
  /** Of how many keys it is the statement. */
  readonly of: 'one' | 'several';
}

/** Shorter beginnings are shared by so many words that anything else says more. */
const TELLING_BEGINNING = 3;

/** So many recipes, by id, tell how common something is among all. */
const SAMPLE = 2000;

/** Above everything a word can hold. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The lists that say most about a filter; undefined when no index knows any part of it. */
export function postingOf(filter: RecipeFilter, parameters: Parameters): Posting | undefined {
  const { words, ingredientIds, techStepIds } = filter;
  const [word] = [...words].sort((one, other) => other.length - one.length);
  const hasTellingWord = word !== undefined && word.length >= TELLING_BEGINNING;
  if (word !== undefined && (hasTellingWord || ingredientIds.length + techStepIds.length === 0)) {
    return {
      table: 'recipe_word',
      column: 'word',
      keys: wordsFrom(parameters.add(word, 'text'), parameters.add(word + LAST_CHARACTER, 'text')),
      of: 'several',
    };
  }
  if (ingredientIds.length > 0) {
    return rarest('recipe_line', 'ingredient_id', ingredientIds, parameters);
  }
  if (techStepIds.length > 0) {
    return rarest('step_technique', 'tech_step_id', techStepIds, parameters);
  }
  return undefined;
}

/** Every word from one text to another, each found by one step down the index. */
function wordsFrom(first: string, last: string): string {
  return `(
    with recursive known as (
      (select word from recipe_word where word >= ${first} and word < ${last}
       order by word limit 1)
      union all
      select (select word from recipe_word where word > known.word and word < ${last}
              order by word limit 1)
      from known where known.word is not null
    )
    select word as key from known where word is not null
  )`;
}

/** Of several ids the rarest: the others are checked on its recipes. Needs `edge`. */
function rarest(
  table: 'recipe_line' | 'step_technique',
  column: string,
  ids: readonly number[],
  parameters: Parameters,
): Posting {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    return { table, column, keys: `(select ${parameters.add(only, 'int')} as key)`, of: 'one' };
  }
  const frequency = `(
    select count(*) from ${table}, edge
    where ${column} = wanted.id and recipe_id between edge.id - ${String(SAMPLE)} and edge.id
  )`;
  const several = parameters.add(ids, 'int[]');
  const keys = `(
    select wanted.id as key from unnest(${several}) as wanted (id) order by ${frequency} limit 1
  )`;
  return { table, column, keys, of: 'several' };
}
