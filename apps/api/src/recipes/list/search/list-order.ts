import type { Tab } from '#domain/recipe/recipe-list.js';
import type { Parameters } from '../../../database/parameters.js';
import type { ListCursor } from './list-cursor.js';
import type { TabScan } from './recipe-list-tabs.query.js';

/** The order of a list, as SQL about a row `recipe`. */
export interface ListOrder {
  /** The value of a recipe in a cursor. */
  readonly value: string;
  /** Whether the ids alone order the recipes, as they order tabs and posting lists. Else values do first. */
  readonly isById: boolean;
  readonly direction: 'asc' | 'desc';
  /** The condition that a recipe follows the cursor. The argument, its id, is an SQL expression. */
  follows(id: string): string;
  /** The scans that together return the recipes of a tab after the cursor, each in this order. */
  scansOf(scans: readonly TabScan[], tab: Tab | undefined): readonly OrderedScan[];
}

/** A scan with the value by which its rows are ordered. */
export interface OrderedScan extends TabScan {
  readonly value: string;
}

/** What a recipe has one combination of. The arguments are SQL expressions. */
export function orderedColumns({ isById }: ListOrder, value: string, id: string): string[] {
  return isById ? [id] : [value, id];
}

/** The arguments are SQL expressions. */
export function orderBy(order: ListOrder, value: string, id: string): string {
  return orderedColumns(order, value, id)
    .map((column) => `${column} ${order.direction}`)
    .join();
}

/** An order in which there are indexes of the tabs. */
function indexedOrder(order: Omit<ListOrder, 'scansOf'>): ListOrder {
  const { value, follows } = order;
  const scansOf = (scans: readonly TabScan[]) =>
    scans.map((scan) => ({ ...scan, value, where: `${scan.where} and ${follows(scan.id)}` }));
  return { ...order, scansOf };
}

export const NEWEST = indexedOrder({
  value: 'null::text',
  isById: true,
  direction: 'desc',
  follows: (id) => `${id} < level.before`,
});

/** By the levels of a search, and newest first within a level. */
export const RELEVANCE = indexedOrder({ ...NEWEST, value: 'level.number::text' });

export function orderByName({ id, value }: ListCursor, parameters: Parameters): ListOrder {
  const after = `(${parameters.add(value ?? '', 'text')}, ${parameters.add(value === null ? 0 : id, 'int')})`;
  return indexedOrder({
    value: 'recipe.sort_name',
    isById: false,
    direction: 'asc',
    follows: () => `(recipe.sort_name, recipe.id) > ${after}`,
  });
}
