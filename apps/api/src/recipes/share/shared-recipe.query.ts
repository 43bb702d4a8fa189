import type { UnitSystem } from '#domain/units/unit-system.js';
import { prepared } from '../../database/prepared-statement.js';
import { HAS_AUTHOR } from '../../deletion/deleted/deleted-rows.query.js';
import { WHOLE_RECIPE } from '../detail/recipe-detail.query.js';
import type { Recipe } from '../read-model/recipe.view.js';
import { OWN } from '../read-model/visible-recipes.query.js';

/** A row of {@link SHARED_RECIPE}. */
export interface SharedRecipeRow {
  /** The recipe as its author sees it. */
  readonly recipe: Recipe;
  /** Of its author. */
  readonly unitSystem: UnitSystem;
}

/** An address holds while the recipe is its author's: HOUSE ones stay with a house that the author leaves. */
const HOLDS = `${HAS_AUTHOR} and ${OWN}`;

/** The recipe of an address, whatever its visibility. `$1` token. */
export const SHARED_RECIPE = prepared('shared-recipe')(`
    select ${WHOLE_RECIPE} as recipe, viewer.unit_system as "unitSystem"
    from recipe_share share
    join recipe on recipe.id = share.recipe_id
    join profile viewer on viewer.id = recipe.author_id
    where share.token = $1 and ${HOLDS}`);

/** A row of {@link SHARED_PHOTO}. */
export interface SharedPhotoRow {
  readonly id: string;
}

/** The photo of a shared recipe, if it is stored in width `$2`. `$1` token. */
export const SHARED_PHOTO = prepared('shared-photo')(`
    select photo.id
    from recipe_share share
    join recipe on recipe.id = share.recipe_id
    join profile viewer on viewer.id = recipe.author_id
    join photo on photo.id = recipe.photo_id
    where share.token = $1 and $2::int = any (photo.widths) and ${HOLDS}`);
