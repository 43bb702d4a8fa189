import { type PreparedStatement, UNNAMED } from '../../../database/prepared-statement.js';
import { RECIPE_DETAIL } from '../../../recipes/detail/recipe-detail.query.js';
import { READABLE } from '../../../recipes/read-model/visible-recipes.query.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';

/** Keys of a catalogue for an array of ids, in the order of the array. */
const keysOf = (table: string, ids: string) => `array(
  select ${table}.key from unnest(${ids}) with ordinality as given (id, place)
  join ${table} on ${table}.id = given.id order by place
)`;

/** A row of {@link EXPORT_HOUSE}. */
export interface ExportedHouseRow {
  readonly houseId: number;
  /** In the order of the dependants of `house`. */
  readonly dependantIds: readonly number[];
  /** The settings and people of the house. */
  readonly house: Readonly<Record<string, unknown>>;
}

/** `$1` the member. No row without a house. */
export const EXPORT_HOUSE: PreparedStatement = {
  name: UNNAMED,
  text: `
    select house.id as "houseId",
      array(select id from dependant where house_id = house.id order by id) as "dependantIds",
      json_build_object(
      'name', house.name,
      'sharedEditing', house.shared_editing,
      'shelfOrder', house.shelf_order,
      'weekStartsOn', house.week_starts_on,
      'staples', case when house.staple_ids is not null then ${keysOf('ingredient', 'house.staple_ids')} end,
      'sources', array(
        select source.key from house_source join source on source.id = source_id
        where house_id = house.id order by source.key
      ),
      'dependants', (
        select coalesce(json_agg(json_build_object(
          'firstName', first_name,
          'diet', (select key from diet where diet.id = diet_id),
          'allergies', ${keysOf('allergy', 'allergy_ids')},
          'dislikedIngredients', ${keysOf('ingredient', 'disliked_ingredient_ids')},
          'guest', guest
        ) order by dependant.id), '[]')
        from dependant where house_id = house.id
      )
    ) as house
    from profile join house on house.id = profile.house_id
    where profile.id = $1`,
};

/** A recipe of an export. */
export interface ExportedRecipeRow {
  readonly id: number;
  readonly photoId: string | null;
  /** The width of its largest file. */
  readonly photoWidth: number | null;
}

/** HOUSE recipes of the member's house, and planned ones that the member may read. `$1` the member. */
export const EXPORTED_RECIPES: PreparedStatement = {
  name: UNNAMED,
  text: `
    with viewer as (select * from profile where id = $1),
    chosen as (
      select id from recipe
      where visibility = 'HOUSE' and author_house_id = (select house_id from viewer)
      union
      select recipe_id from planning_item where house_id = (select house_id from viewer)
      union
      select recipe_id from cooking where house_id = (select house_id from viewer)
      union
      select recipe_id from menu join menu_item on menu_id = menu.id
      where house_id = (select house_id from viewer)
    )
    select recipe.id, photo.id as "photoId",
      (select max(width) from unnest(photo.widths) as width) as "photoWidth"
    from viewer, recipe left join photo on photo.id = recipe.photo_id
    where recipe.id in (select id from chosen) and ${READABLE}
    order by recipe.id`,
};

/** A row of {@link EXPORTED_DETAILS}. */
export interface ExportedDetailRow {
  readonly recipe: Recipe;
  /** The days on which the house cooked it. */
  readonly cookedOn: readonly string[];
}

/** `$1` the member, `$2` recipes, which the member may read. */
export const EXPORTED_DETAILS: PreparedStatement = {
  name: 'export-house-recipes',
  text: `
    select ${RECIPE_DETAIL} as recipe, array(
      select distinct to_char(cooked_on, 'YYYY-MM-DD') as day from cooked_mark mark
      where mark.house_id = viewer.house_id and mark.recipe_id = recipe.id
      order by day
    ) as "cookedOn"
    from recipe, profile viewer
    where viewer.id = $1 and recipe.id = any ($2::int[]) and ${READABLE}
    order by recipe.id`,
};
