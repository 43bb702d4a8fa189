import type { Tab } from '#domain/recipe/recipe-list.js';
import type { Parameters } from '../../../database/parameters.js';
import type { HouseholdValue } from '../../read-model/recipe-summary.query.js';
import type { ListCursor } from './list-cursor.js';
import { tabCondition, type TabScan } from './tab-scans.query.js';

/** The order of a list, as SQL about a row `recipe`. */
export interface ListOrder {
  /** Whether the ids alone order the recipes. Else values do first. */
  readonly isById: boolean;
  readonly direction: 'asc' | 'desc';
  /** The value of a row `page` in a cursor. */
  readonly position: string;
  /** The scans that together return the recipes of a tab after the cursor, each in this order. */
  scansOf(scans: readonly TabScan[], tab: Tab | undefined): readonly OrderedScan[];
}

/** A scan in the order of a list. */
export interface OrderedScan extends TabScan {
  /** The value by which its rows are ordered. */
  readonly value: string;
  /** The condition that a row follows the cursor. Expects a row `level`. */
  readonly after: string;
  /** A condition that the index does not know. */
  readonly also?: string;
}

export const NEWEST: ListOrder = {
  isById: true,
  direction: 'desc',
  position: 'page.value',
  scansOf: (scans) =>
    scans.map((scan) => ({
      ...scan,
      value: 'null::text',
      after: `${scan.id} < level.before`,
    })),
};

/** By the levels of a search, and newest first within a level. */
export const RELEVANCE: ListOrder = { ...NEWEST, position: 'level.number::text' };

export function orderByName({ id, value }: ListCursor, parameters: Parameters): ListOrder {
  const after = `(${parameters.add(value ?? '', 'text')}, ${parameters.add(value === null ? 0 : id, 'int')})`;
  return {
    isById: false,
    direction: 'asc',
    position: 'page.value',
    scansOf: (scans) =>
      scans.map((scan) => ({
        ...scan,
        value: 'recipe.sort_name',
        after: `(recipe.sort_name, recipe.id) > ${after}`,
      })),
  };
}

/** Larger than every value. */
const BEFORE_ALL = 'z';

/** `offset 0` makes the planner read the values once: it would compute them again for each row of a tab. */
const RECIPE_OF_VALUE = 'select * from recipe where id = valued.recipe_id offset 0';

/**
 * Recipes with a value, the largest first; then those without one, newest first. The two are read apart:
 * no index has all recipes in this order.
 */
export function orderByHousehold(
  { ofRecipe, all }: HouseholdValue,
  { id, value }: ListCursor,
  parameters: Parameters,
): ListOrder {
  const afterId = parameters.add(id, 'int');
  const after = `(${parameters.add(value ?? BEFORE_ALL, 'text')}, ${afterId})`;
  const isAmongRest = value === '';
  return {
    isById: false,
    direction: 'desc',
    position: 'page.value',
    scansOf: (scans, tab) => [
      {
        from: `(${all}) valued cross join lateral (${RECIPE_OF_VALUE}) recipe`,
        where: tabCondition(tab),
        condition: tabCondition(tab),
        after: `(valued.value, recipe.id) < ${after}`,
        id: 'recipe.id',
        value: 'valued.value',
      },
      ...scans.map((scan) => ({
        ...scan,
        after: isAmongRest ? `${scan.id} < ${afterId}` : 'true',
        also: `${ofRecipe} = ''`,
        value: `''::text`,
      })),
    ],
  };
}
