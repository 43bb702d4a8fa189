import type { Tab } from '#domain/recipe/recipe-list.js';
import type { Parameters } from '../../../database/parameters.js';
import { MAX_ID } from '../../../http/fields/id.fields.js';
import type { TabScan } from './recipe-list-tabs.query.js';

/** The position of a recipe in a list: its id, and the value by which the list is ordered. */
export interface ListCursor {
  readonly id: number;
  /** Null in a list that is ordered by ids alone. */
  readonly value: string | null;
}

/** The order of a list, as SQL about a row `recipe`. */
export interface ListOrder {
  /** What the recipes are ordered by, before their ids. */
  readonly value: string;
  /** The columns of the order, of which a recipe has one combination: `value` and `id`, or `id`. */
  readonly distinct: string;
  /** The keys of the order. The arguments are SQL expressions. */
  by(value: string, id: string): string;
  /** The condition that a recipe follows the cursor. The argument is an SQL expression. */
  follows(id: string): string;
  /** How many of the first entries of each list are read to compare their lengths. */
  readonly comparedEntries: number;
  /** Whether an index has all public recipes in this order, and posting lists do not. */
  readonly sortsPostings: boolean;
  /** The scans that replace those of a tab; absent: its own. */
  scansOf?(scans: readonly TabScan[], tab: Tab | undefined): readonly TabScan[];
}

/** Within a level of a search, too: `level.before` is the cursor. */
export const NEWEST: ListOrder = {
  value: 'null::text',
  distinct: 'id',
  by: (_value, id) => `${id} desc`,
  follows: (id) => `${id} < level.before`,
  comparedEntries: 100,
  sortsPostings: false,
};

/** A posting list is read and sorted only if it has few entries. */
export function orderByName({ id, value }: ListCursor, parameters: Parameters): ListOrder {
  const after = `(${parameters.add(value ?? '', 'text')}, ${parameters.add(value === null ? 0 : id, 'int')})`;
  return {
    value: 'recipe.sort_name',
    distinct: 'value, id',
    by: (name, recipeId) => `${name}, ${recipeId}`,
    follows: () => `(recipe.sort_name, recipe.id) > ${after}`,
    comparedEntries: 5_000,
    sortsPostings: true,
  };
}

/** The cursor of the first page. */
export const FIRST_PAGE: ListCursor = { id: MAX_ID, value: null };

/** Reads the cursor of a `Link` header: the id, and after a hyphen the value. */
export function readCursor(text: string): ListCursor | undefined {
  const [, id, value = null] = /^(\d+)(?:-(.*))?$/su.exec(text) ?? [];
  return id === undefined ? undefined : { id: Number(id), value };
}

export function writeCursor({ id, value }: ListCursor): string {
  return value === null ? String(id) : `${String(id)}-${value}`;
}
