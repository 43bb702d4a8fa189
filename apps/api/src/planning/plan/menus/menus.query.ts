import { rowAsJson } from '../../../database/insertion.js';
import { LIVE_PROFILE } from '../../../session/live-session.query.js';
import { prepared } from '../../../database/prepared-statement.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { recipeSummary } from '../../../recipes/read-model/recipe-summary.query.js';
import { READABLE } from '../../../recipes/read-model/visible-recipes.query.js';
import { DISH_FIELDS, JSON_EATERS } from '../rows/plan.query.js';

/**
 * Whether the viewer may plan a row `recipe` again: one that the viewer may read, the copy that the
 * house keeps of one, or one that stands in the planning, where the whole house sees it.
 */
const PLANNABLE = `(recipe.author_id is null or ${READABLE} or exists (
  select from planning_item planned
  where planned.house_id = viewer.house_id and planned.recipe_id = recipe.id
) or exists (
  select from cooking
  where cooking.house_id = viewer.house_id and cooking.recipe_id = recipe.id
))`;

/** The condition on a row `recipe` of a menu that the viewer sees. */
const IS_SHOWN = `${IS_PLANNED} and ${PLANNABLE}`;

/** The index of the cooking that serves a row `item` among those that the viewer sees. */
const COOKING = `case when item.cooking is not null then (
  select count(*) from menu_cooking earlier join recipe on recipe.id = earlier.recipe_id
  where earlier.menu_id = item.menu_id and earlier.position < item.cooking and ${IS_SHOWN}
) end`;

/**
 * What the viewer may plan of a row `menu`, as the JSON object of some fields, `cookings` and `items`.
 * Needs a row `viewer`.
 *
 * @param cooking JSON of a cooking, with the rows `item` and `recipe`
 * @param dish JSON of an item, with the same rows
 */
const menuOf = (fields: string, cooking: string, dish: string) => `json_build_object(
  ${fields}
  'cookings', (
    select coalesce(json_agg(${cooking} order by item.position), '[]')
    from menu_cooking item join recipe on recipe.id = item.recipe_id
    where item.menu_id = menu.id and ${IS_SHOWN}
  ),
  'items', (
    select coalesce(json_agg(${dish} order by item.position), '[]')
    from (select menu.house_id, menu_item.* from menu_item where menu_id = menu.id) item
    left join recipe on recipe.id = item.recipe_id
    where item.recipe_id is null or ${IS_SHOWN}
  )
)`;

/** A row `menu` as `Menu` (menus.view.ts). Needs a row `viewer`. */
const MENU_VIEW = menuOf(
  `'id', menu.id, 'name', menu.name,`,
  `json_build_object(
    'weekday', item.weekday, 'portions', item.portions, 'recipe', ${recipeSummary()}
  )`,
  `json_build_object(
    'weekday', item.weekday, ${DISH_FIELDS}, 'eaters', ${JSON_EATERS('item')}, 'cooking', ${COOKING},
    'routineId', null
  )`,
);

/** A row `menu` as `DatelessWeek` (plan.repository.ts). Needs a row `viewer`. */
const MENU_WEEK = menuOf(
  '',
  rowAsJson('menu_cooking', 'item', ['menuId', 'position']),
  rowAsJson('menu_item', 'item', ['menuId', 'position'], {
    eaters: JSON_EATERS('item'),
    cooking: COOKING,
  }),
);

/** A menu of the house of a member: `$1` the member, `$2` the menu. */
const find = (menu: string) => `
  select ${menu} as menu
  from profile viewer join menu on menu.house_id = viewer.house_id and menu.id = $2
  where viewer.id = $1`;

export const FIND_MENU = find(MENU_VIEW);
export const FIND_DATELESS_WEEK = find(MENU_WEEK);

export interface MenusRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** Array of `Menu` as JSON text. */
  readonly menus: string;
}

/** `$1` to `$3` are the session. Returns no row for a session that has ended. */
export const READ_MENUS = prepared('read-menus')(`
    with viewer as (${LIVE_PROFILE})
    select viewer.house_id as "houseId", (
      select coalesce(json_agg(${MENU_VIEW} order by menu.sort_name, menu.id), '[]')
      from menu where menu.house_id = viewer.house_id
    )::text as menus
    from viewer`);
