import type { Locale } from '#domain/locale.js';
import { prepared } from '../../database/prepared-statement.js';
import { EXISTING_HOUSE } from '../../deletion/deleted/deleted-rows.query.js';
import {
  EDITABLE,
  OWN,
  READABLE,
  type RecipeAudience,
} from '../read-model/visible-recipes.query.js';

/** The facts that decide whether a profile may change a recipe. */
export interface RecipeToChange extends RecipeAudience {
  readonly id: number;
  readonly locale: Locale;
  /** See `bytesOf`. */
  readonly bytes: number;
  readonly authorId: number;
  readonly isAuthor: boolean;
  /** Whether the profile may change the recipe, apart from its visibility. */
  readonly isEditable: boolean;
  /** Whether the house of the recipe exists and has members. */
  readonly hasHouse: boolean;
  /** The house of the profile. */
  readonly houseId: number | null;
}

const RECIPE_TO_CHANGE = `
    select recipe.id, recipe.visibility, recipe.author_house_id as "authorHouseId", recipe.locale,
      recipe.bytes, recipe.author_id as "authorId", ${EXISTING_HOUSE} is not null as "hasHouse",
      ${OWN} as "isAuthor", ${EDITABLE} as "isEditable", viewer.house_id as "houseId"
    from profile viewer, recipe
    where viewer.id = $1 and ${READABLE}`;

/** `$1` the profile, `$2` the recipe. No row when the profile may not see the recipe. */
export const FIND_RECIPE = prepared('find-recipe-to-change')(
  `${RECIPE_TO_CHANGE} and recipe.id = $2`,
);

/**
 * Locks the recipe: concurrent updates run one after the other, and the last update replaces the
 * whole recipe. Locks the profile: its house does not change. A new favourite does not
 * wait for these locks; a new planning item does.
 */
const LOCKING = `
    for no key update of recipe
    for key share of viewer`;
export const LOCK_RECIPE = prepared('lock-recipe-to-change')(`${FIND_RECIPE.text} ${LOCKING}`);

/** The same of many recipes, in the order of their ids. */
export const LOCK_RECIPES = prepared('lock-recipes-to-change')(
  `${RECIPE_TO_CHANGE} and recipe.id = any ($2::int[]) order by recipe.id ${LOCKING}`,
);
