import type { PreparedStatement } from '../../../database/prepared-statement.js';
import { RECIPE_DETAIL } from '../../../recipes/detail/recipe-detail.query.js';
import { READABLE } from '../../../recipes/read-model/visible-recipes.query.js';
import type { Recipe } from '../../../recipes/read-model/recipe.view.js';

/** Recipes with the same name that are compared with those of a batch. */
const MAX_SAME = 500;

/** A row of {@link EXISTING_RECIPES}. */
export interface ExistingRecipeRow {
  readonly recipe: Recipe;
}

/**
 * Recipes with one of the names `$2` that the member `$1` may read: own ones, those of the house, and
 * those of its plans and menus.
 */
export const EXISTING_RECIPES: PreparedStatement = {
  name: 'existing-recipes',
  text: `
    with viewer as (select * from profile where id = $1),
    candidate as (
      select id from recipe where author_id = $1 and name = any ($2::text[])
      union
      select id from recipe
      where visibility = 'HOUSE' and author_house_id = (select house_id from viewer)
        and name = any ($2::text[])
      union
      select recipe.id from planning_item item join recipe on recipe.id = item.recipe_id
      where item.house_id = (select house_id from viewer) and recipe.name = any ($2::text[])
      union
      select recipe.id from cooking join recipe on recipe.id = cooking.recipe_id
      where cooking.house_id = (select house_id from viewer) and recipe.name = any ($2::text[])
      union
      select recipe.id from menu
      join menu_item item on item.menu_id = menu.id
      join recipe on recipe.id = item.recipe_id
      where menu.house_id = (select house_id from viewer) and recipe.name = any ($2::text[])
      order by id limit ${String(MAX_SAME)}
    )
    select ${RECIPE_DETAIL} as recipe
    from recipe, viewer
    where recipe.id in (select id from candidate) and ${READABLE}
    order by recipe.id`,
};
