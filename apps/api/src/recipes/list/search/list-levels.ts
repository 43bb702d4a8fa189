import type { RecipeSort } from '#domain/recipe/recipe-list.js';
import type { FoundKey } from '#domain/search/search-words.js';
import { MAX_ID } from '../../../http/fields/id.fields.js';
import type { ListCursor } from './list-cursor.js';

/** A level of a list: recipes of a smaller level come first. A list without a search has one level. */
export interface ListLevel {
  readonly number: number;
  /** Only recipes with smaller ids are listed. */
  readonly before: number;
  /** The keys of its recipes, as a `tsquery`; null without a search. */
  readonly query: string | null;
  /** Those of the recipes of smaller levels; null if these recipes belong to the level too. */
  readonly excluded: string | null;
}

/** The levels of a page after a cursor. A list that is not ordered by relevance has one for all. */
export function listLevels(
  search: readonly (readonly FoundKey[])[],
  { sort, cursor }: { readonly sort: RecipeSort; readonly cursor: ListCursor },
): readonly ListLevel[] {
  const levels = levelNumbers(search).map((number) => ({ number, query: queryOf(search, number) }));
  if (sort !== 'relevance') {
    const { number, query } = levels.at(-1) ?? { number: 0, query: null };
    return [{ number, query, before: sort === 'newest' ? cursor.id : MAX_ID, excluded: null }];
  }
  const current = Number(cursor.value);
  return levels.map((level, index) => ({
    ...level,
    before: level.number < current ? 0 : level.number === current ? cursor.id : MAX_ID,
    excluded: levels[index - 1]?.query ?? null,
  }));
}

/**
 * A recipe has the level of its worst word, so that there is none below the first level at which every
 * word has a key. A level without keys of its own would have the recipes of the one before it.
 */
function levelNumbers(search: readonly (readonly FoundKey[])[]): number[] {
  const levels = search.map((keys) => keys.map(({ level }) => level));
  const first = Math.max(...levels.map((ofWord) => Math.min(...ofWord)));
  return [...new Set(levels.flat())]
    .filter((number) => number >= first)
    .sort((one, other) => one - other);
}

/** Recipes in which every word has a key of this level or a smaller one. */
function queryOf(search: readonly (readonly FoundKey[])[], number: number): string {
  return search
    .map((keys) => keys.filter(({ level }) => level <= number).map(({ key }) => `'${key}'`))
    .map((alternatives) => `(${alternatives.join('|')})`)
    .join('&');
}
