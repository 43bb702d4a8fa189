import type { Locale } from '#domain/locale.js';
import type { Visibility } from '#domain/recipe/recipe-content.js';
import type { PreparedStatement } from '../../database/prepared-statement.js';
import { OWN, READABLE } from '../read-model/visible-recipes.query.js';

/** The facts that decide whether a profile may change a recipe. */
export interface RecipeToChange {
  readonly visibility: Visibility;
  readonly locale: Locale;
  /** See `bytesOf`. */
  readonly bytes: number;
  readonly isAuthor: boolean;
  /** Whether the profile is a member of a house. */
  readonly hasHouse: boolean;
}

/** `$1` the profile, `$2` the recipe. No row when the profile may not see the recipe. */
export const FIND_RECIPE: PreparedStatement = {
  name: 'find-recipe-to-change',
  text: `
    select recipe.visibility, recipe.locale, recipe.bytes, ${OWN} as "isAuthor",
      viewer.house_id is not null as "hasHouse"
    from profile viewer, recipe
    where viewer.id = $1 and recipe.id = $2 and ${READABLE}`,
};
