import type { PreparedStatement } from '../../database/prepared-statement.js';
import { HAS_AUTHOR } from '../../deletion/deleted-rows.query.js';
import { RECIPE_DETAIL } from '../detail/recipe-detail.query.js';
import type { Recipe } from '../read-model/recipe.view.js';

/** A row of {@link SHARED_RECIPE}. */
export interface SharedRecipeRow {
  /** The recipe as its author sees it. */
  readonly recipe: Recipe;
}

/** The recipe of an address, whatever its visibility. `$1` token. */
export const SHARED_RECIPE: PreparedStatement = {
  name: 'shared-recipe',
  text: `
    select ${RECIPE_DETAIL} as recipe
    from recipe_share share
    join recipe on recipe.id = share.recipe_id
    join profile viewer on viewer.id = recipe.author_id
    where share.token = $1 and ${HAS_AUTHOR}`,
};

/** A row of {@link SHARED_PHOTO}. */
export interface SharedPhotoRow {
  readonly id: string;
}

/** The photo of a shared recipe, if it is stored in width `$2`. `$1` token. */
export const SHARED_PHOTO: PreparedStatement = {
  name: 'shared-photo',
  text: `
    select photo.id
    from recipe_share share
    join recipe on recipe.id = share.recipe_id
    join photo on photo.id = recipe.photo_id
    where share.token = $1 and $2::int = any (photo.widths) and ${HAS_AUTHOR}`,
};
