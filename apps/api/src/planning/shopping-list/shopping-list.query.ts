import type { SubcategoryKey } from '#domain/catalogue/categories.js';
import type { TextLine } from '#domain/planning/shopping-list/shopping-list.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { latestEventId } from '../../events/latest-event.query.js';
import {
  LINES,
  PLANNED_WEEK,
  type PlannedRow,
  RECIPES,
  TEXTS,
} from '../planned-recipes/planned-recipes.query.js';

/** What was bought of a line in one base unit. */
export type TickRow = readonly [lineId: string, unitId: number | null, thousandths: number];

export interface OwnLineRow {
  readonly id: string;
  readonly text: string | null;
  readonly ingredientId: number | null;
  readonly quantity: number | null;
  readonly unitId: number | null;
}

export interface ShoppingListRow extends PlannedRow {
  /** The id of the latest event of the house: every change of the list writes one. */
  readonly version: number;
  /** The shelves that the house has named; null without a house. */
  readonly shelfOrder: readonly SubcategoryKey[] | null;
  readonly ticks: readonly TickRow[];
  /** In the order in which they were added. */
  readonly ownLines: readonly OwnLineRow[];
  /** Null when there are too many. */
  readonly texts: readonly TextLine[] | null;
}

/** Rows of `shopping_tick` as `TickRow`. */
export const TICKS = `coalesce(json_agg(json_build_array(line_id, unit_id, thousandths)), '[]')`;

/** Rows of `shopping_own_line` as `OwnLineRow`. */
export const OWN_LINES = `coalesce(json_agg(json_build_object(
  'id', id, 'text', text, 'ingredientId', ingredient_id, 'quantity', quantity, 'unitId', unit_id
) order by position), '[]')`;

/**
 * The list with its version in one snapshot. `$1` to `$3` are the session, `$4` is the Monday.
 * Returns no row for a session that has ended.
 */
export const READ_SHOPPING_LIST: PreparedStatement = {
  name: 'read-shopping-list',
  text: `
    with ${PLANNED_WEEK}
    select viewer.house_id as "houseId", ${RECIPES} as recipes, ${LINES} as lines, ${TEXTS} as texts,
      ${latestEventId('viewer.house_id')} as version,
      (select to_json(shelf_order) from house where id = viewer.house_id) as "shelfOrder",
      (
        select ${TICKS} from shopping_tick
        where shopping_tick.house_id = viewer.house_id and week_start = $4::date
      ) as ticks,
      (
        select ${OWN_LINES} from shopping_own_line
        where shopping_own_line.house_id = viewer.house_id and week_start = $4::date
      ) as "ownLines"
    from viewer`,
};
