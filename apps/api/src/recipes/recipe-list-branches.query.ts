import type { Tab } from './recipe-filter.js';
import { HOUSEHOLD, LISTED, PUBLIC, SOURCE_ENABLED, WRITTEN } from './visible-recipes.query.js';

/** One index that lists recipes newest first. */
export interface Branch {
  readonly from: string;
  readonly where: string;
  /** The id as the index has it. */
  readonly id: string;
}

const recipes = (condition: string): Branch => ({
  from: 'recipe',
  where: `${condition} and ${SOURCE_ENABLED}`,
  id: 'recipe.id',
});

const FAVOURITES: Branch = {
  from: 'favourite join recipe on recipe.id = favourite.recipe_id',
  where: `favourite.profile_id = viewer.id and ${LISTED}`,
  id: 'favourite.recipe_id',
};

/**
 * The indices that together list a tab. No recipe is in two of them, so that their lists only
 * have to be merged.
 */
export function branchesOf(tab: Tab | undefined): readonly Branch[] {
  switch (tab) {
    case 'perso':
      return [recipes(WRITTEN)];
    case 'foyer':
      return [recipes(HOUSEHOLD)];
    case 'publique':
      return [recipes(PUBLIC)];
    case 'favoris':
      return [FAVOURITES];
    case undefined:
      return [
        recipes(WRITTEN),
        recipes(`${HOUSEHOLD} and not ${WRITTEN}`),
        recipes(`${PUBLIC} and not ${WRITTEN}`),
      ];
  }
}

/** The same as a condition on a row `recipe`, for a list that something else drives. */
export function conditionOf(tab: Tab | undefined): string {
  if (tab === 'favoris') {
    return `${LISTED} and exists (
      select from favourite
      where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
    )`;
  }
  const branches = branchesOf(tab).map(({ where }) => `(${where})`);
  return `(${branches.join(' or ')})`;
}
