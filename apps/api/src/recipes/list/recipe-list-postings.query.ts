import type { Parameters } from '../../database/parameters.js';
import type { RecipeFilter } from './recipe-filter.js';

/** An index that lists, newest first, the recipes of each of its keys. */
export interface Posting {
  /** A relation that has `recipe_id`. */
  readonly table: string;
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
  const { words, ingredientIds, dietIds, techStepIds } = filter;
  const [word] = [...words].sort((one, other) => other.length - one.length);
  if (word !== undefined && word.length >= TELLING_BEGINNING) return beginning(word, parameters);
  if (ingredientIds.length > 0) {
    return rarest('recipe_line', 'ingredient_id', ingredientIds, parameters);
  }
  if (techStepIds.length > 0) {
    return rarest('step_technique', 'tech_step_id', techStepIds, parameters);
  }
  if (word !== undefined) return beginning(word, parameters);
  if (dietIds.length > 0) return tagged(dietIds, parameters);
  return undefined;
}

/** By every word that begins so. */
function beginning(word: string, parameters: Parameters): Posting {
  const first = `word >= ${parameters.add(word, 'text')}`;
  const last = `word < ${parameters.add(word + LAST_CHARACTER, 'text')}`;
  const keys = keysOf('recipe_word', 'word', first, last);
  return { table: 'recipe_word', column: 'word', keys, of: 'several' };
}

/** By the lists of diets that hold all of these: few, for there are few diets. */
function tagged(dietIds: readonly number[], parameters: Parameters): Posting {
  const lists = keysOf('recipe', 'diet_ids', `diet_ids > '{}'`, 'true');
  const wanted = parameters.add(dietIds, 'int[]');
  return {
    table: '(select id as recipe_id, diet_ids from recipe)',
    column: 'diet_ids',
    keys: `(select key from ${lists} list where key @> ${wanted})`,
    of: 'several',
  };
}

/** The keys of an index from a first to a last one, each found by one step down it. */
function keysOf(table: string, column: string, first: string, last: string): string {
  return `(
    with recursive known as (
      (select ${column} as key from ${table} where ${first} and ${last}
       order by ${column} limit 1)
      union all
      select (select ${column} from ${table} where ${column} > known.key and ${last}
              order by ${column} limit 1)
      from known where known.key is not null
    )
    select key from known where key is not null
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
