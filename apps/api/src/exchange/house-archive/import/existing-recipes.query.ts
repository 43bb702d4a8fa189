import type { PreparedStatement } from '../../../database/prepared-statement.js';
import { READABLE } from '../../../recipes/read-model/visible-recipes.query.js';

/** Recipes with the same name and size that are compared with those of a page. */
const MAX_SAME = 500;

/** A row of {@link EXISTING_RECIPES}: a recipe with the same content as one of the page. */
export interface ExistingRecipeRow {
  /** The place in the page, from 1. */
  readonly place: number;
  readonly id: number;
  readonly authorId: number;
  readonly hasPhoto: boolean;
}

/** Bytes of the steps of a row `recipe`, whose texts are not read for it. */
const SIZE = `(
  select coalesce(sum(octet_length(description)), 0) from step where step.recipe_id = recipe.id
)`;

/** What people wrote in a row `recipe`, without its name and visibility. */
const CONTENT = `jsonb_build_array(
  recipe.locale, recipe.portions, recipe.diet_ids,
  coalesce((
    select jsonb_agg(jsonb_build_array(
      line.ingredient_id, trim_scale(line.quantity), line.unit_id, line.note, line.raw_text
    ) order by line.position)
    from recipe_line line where line.recipe_id = recipe.id
  ), '[]'),
  (select other_lines from recipe_text where recipe_text.id = recipe.id),
  coalesce((
    select jsonb_agg(step.description order by step.position)
    from step where step.recipe_id = recipe.id
  ), '[]'),
  recipe.image_url, recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes,
  (select description from recipe_text where recipe_text.id = recipe.id), recipe.tags
)`;

const digestOf = (json: string) => `sha256(convert_to((${json})::text, 'UTF8'))`;

/**
 * Recipes that the member `$1` may read, with the same content as one of a page: own ones, those of
 * the house, and those of its plans and menus. `$2` the names of the page, `$3` the bytes of the
 * steps, `$4` the contents.
 */
export const EXISTING_RECIPES: PreparedStatement = {
  name: 'existing-recipes',
  text: `
    with viewer as (select * from profile where id = $1),
    given as materialized (
      select place, name, size, ${digestOf('content')} as digest
      from unnest($2::text[], $3::int[], $4::jsonb[]) with ordinality as page (name, size, content, place)
    ), named as (
      select id from recipe where author_id = $1 and name = any ($2)
      union
      select id from recipe
      where visibility = 'HOUSE' and author_house_id = (select house_id from viewer)
        and name = any ($2)
      union
      select recipe.id from planning_item item join recipe on recipe.id = item.recipe_id
      where item.house_id = (select house_id from viewer) and recipe.name = any ($2)
      union
      select recipe.id from cooking join recipe on recipe.id = cooking.recipe_id
      where cooking.house_id = (select house_id from viewer) and recipe.name = any ($2)
      union
      select recipe.id from menu
      join menu_item item on item.menu_id = menu.id
      join recipe on recipe.id = item.recipe_id
      where menu.house_id = (select house_id from viewer) and recipe.name = any ($2)
    ), candidate as (
      select recipe.id from recipe, viewer
      where recipe.id in (select id from named) and ${READABLE}
        and (recipe.name, ${SIZE}) in (select name, size from given)
      order by recipe.id limit ${String(MAX_SAME)}
    ), existing as materialized (
      select id, name, author_id, photo_id, ${digestOf(CONTENT)} as digest
      from recipe where id in (select id from candidate)
    )
    select place::int, id, author_id as "authorId", photo_id is not null as "hasPhoto"
    from given join existing using (name, digest)
    order by place, id`,
};
