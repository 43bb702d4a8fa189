import type { Locale } from '#domain/locale.js';
import type { Visibility } from '#domain/recipe/visibility.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { READABLE, WRITTEN } from '../access/visible-recipes.query.js';

/** A row of {@link FIND_RECIPE} and {@link LOCK_RECIPE}: what decides who may write what. */
export interface RecipeToUpdate {
  readonly visibility: Visibility;
  readonly locale: Locale;
  readonly isAuthor: boolean;
  /** Whether the person who wants to change it has a house now. */
  readonly hasHouse: boolean;
}

/** `$1` the profile, `$2` the recipe. No row: the recipe is not theirs to see. */
export const FIND_RECIPE: PreparedStatement = {
  name: 'find-recipe-to-update',
  text: `
    select recipe.visibility, recipe.locale, ${WRITTEN} as "isAuthor",
      viewer.house_id is not null as "hasHouse"
    from profile viewer, recipe
    where viewer.id = $1 and recipe.id = $2 and ${READABLE}`,
};

/**
 * Holds the recipe, so that updates of one recipe follow each other and the later one wins
 * whole, and its author's place in a house. Favourites and plans of the recipe need not wait.
 */
export const LOCK_RECIPE = `${FIND_RECIPE.text}
  for no key update of recipe
  for key share of viewer`;

/** A recipe that becomes one for the house is for the house that its author has now. */
export const UPDATE_RECIPE = `
  update recipe set
    name = $2,
    name_words = array_to_tsvector($3::text[]),
    visibility = $4::text,
    author_house_id = case
      when $4::text = 'HOUSE' and visibility <> 'HOUSE'
      then (select house_id from profile where profile.id = recipe.author_id)
      else author_house_id
    end,
    portions = $5,
    locale = $6,
    image_url = $7,
    prep_minutes = $8,
    cook_minutes = $9,
    diet_ids = $10::int[],
    ingredient_ids = $11::int[],
    dietary_flags = (
      select coalesce(bit_or(ingredient.dietary_flags), 0)
      from ingredient where ingredient.id = any ($11::int[])
    ),
    updated_at = now()
  where id = $1`;

/** `$2`: the steps that stay. */
export const CLEAR_RECIPE = `
  with lines as (
    delete from recipe_line where recipe_id = $1
  ), words as (
    delete from recipe_word where recipe_id = $1
  )
  delete from step where recipe_id = $1 and id <> all ($2::int[])`;

/** What {@link CLEAR_RECIPE} made room for. */
export const REFILL_RECIPE = `
  with words as (
    insert into recipe_word (recipe_id, word) select $1, word from unnest($2::text[]) as word
  ), lines as (
    insert into recipe_line (recipe_id, position, ingredient_id, quantity, unit_id)
    select $1, line.position, line.ingredient_id, line.quantity, line.unit_id
    from unnest($3::int[], $4::numeric[], $5::int[])
      with ordinality as line (ingredient_id, quantity, unit_id, position)
  ), written as (
    select * from unnest($6::int[], $7::text[], $8::boolean[], $9::text[])
      with ordinality as written (id, description, revised, detector_version, position)
  ), kept as (
    update step set
      position = written.position,
      description = written.description,
      revision = step.revision + written.revised::int,
      detector_version = case when written.revised
        then written.detector_version else step.detector_version end,
      leased_until = case when written.revised then null else step.leased_until end
    from written
    where step.id = written.id
    returning step.id, step.position
  ), added as (
    insert into step (recipe_id, position, description, detector_version)
    select $1, position, description, detector_version
    from written where id is null
    order by position
    returning id, position
  )
  select coalesce(array_agg(id order by position), '{}') as "stepIds"
  from (select * from kept union all select * from added) steps`;
