/** Posting lists of more recipes are not counted to the end: a page needs a part of them. */
const MAX_COUNTED = 500;

/** The same for favourites: a page often needs the whole posting list. */
export const MAX_COUNTED_FOR_FAVOURITES = 2000;

/**
 * The rarest of the keys in an array, as a relation with one column. The time does not depend
 * on the sizes of the posting lists.
 *
 * @param key the name of the column of the relation
 * @param array an SQL expression
 * @param postings `from … where …`: the posting list of the key
 */
export function rarest(
  key: string,
  array: string,
  postings: string,
  maxCounted = MAX_COUNTED,
): string {
  return `(
    select ${key} from unnest(${array}) as ${key}
    order by case when cardinality(${array}) > 1 then (
      select count(*) from (select ${postings} limit ${String(maxCounted)}) counted
    ) end
    limit 1
  )`;
}
