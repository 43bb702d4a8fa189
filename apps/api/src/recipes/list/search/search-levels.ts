import type { FoundKey } from '#domain/search/search-words.js';

/** The recipes in which every word of a search has a key of this level or a smaller one. */
export interface SearchLevel {
  readonly number: number;
  /** A condition on the keys of a recipe, as a `tsquery`. */
  readonly query: string;
}

/**
 * The levels of a search, most relevant first. A level without a key of its own has the recipes of the
 * level before it, and one at which a word has no key has none: they are left out.
 */
export function searchLevels(words: readonly (readonly FoundKey[])[]): SearchLevel[] {
  const first = Math.max(...words.map((keys) => Math.min(...keys.map(({ level }) => level))));
  const numbers = new Set(words.flatMap((keys) => keys.map(({ level }) => level)));
  return [...numbers]
    .filter((number) => number >= first)
    .sort((one, other) => one - other)
    .map((number) => ({
      number,
      query: words
        .map((keys) => keys.filter(({ level }) => level <= number).map(({ key }) => `'${key}'`))
        .map((alternatives) => `(${alternatives.join('|')})`)
        .join('&'),
    }));
}
