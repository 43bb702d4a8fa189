import type { RecipeSort } from '#domain/recipe/recipe-list.js';
import type { FoundKey } from '#domain/search/search-words.js';
import { MAX_ID } from '../../../http/fields/id.fields.js';
import type { ListCursor } from './list-cursor.js';
import { oneOf, quoted } from './recipe-filter.query.js';

/** A level of a list: recipes of a smaller level come first. A list without a search has one level. */
export interface ListLevel {
  readonly number: number;
  /** Only recipes with smaller ids are listed. */
  readonly before: number;
  /** Each a `tsquery` that its recipes fulfil. PostgreSQL finds many keys faster in several of them. */
  readonly queries: readonly string[];
  /** A `tsquery` of the recipes of smaller levels; null if these recipes belong to the level too. */
  readonly excluded: string | null;
}

/** The levels of a page after a cursor. A list that is not ordered by relevance has one for all. */
export function listLevels(
  search: readonly (readonly FoundKey[])[],
  { sort, cursor }: { readonly sort: RecipeSort; readonly cursor: ListCursor },
): readonly ListLevel[] {
  if (sort !== 'relevance') {
    const before = sort === 'newest' ? cursor.id : MAX_ID;
    return [{ number: 0, before, queries: [], excluded: null }];
  }
  const current = Number(cursor.value);
  const levels = levelNumbers(search);
  return levels
    .map((number, index) => ({
      number,
      before: number === current ? cursor.id : MAX_ID,
      queries: [
        keysOf(search.flat(), (level) => level === number),
        ...(search.length > 1 ? upTo(search, number) : []),
      ],
      excluded: index === 0 ? null : upTo(search, levels[index - 1] ?? 0).join('&'),
    }))
    .filter(({ number }) => number >= current);
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
function upTo(search: readonly (readonly FoundKey[])[], number: number): string[] {
  return search.map((keys) => keysOf(keys, (level) => level <= number));
}

function keysOf(keys: readonly FoundKey[], isWanted: (level: number) => boolean): string {
  return oneOf(keys.filter(({ level }) => isWanted(level)).map(({ key }) => quoted(key)));
}
