import type { Tab } from './recipe-filter.js';
import { listedUnder } from './recipe-list-keys.query.js';
import { LISTED, PUBLIC, SOURCE_ENABLED } from '../access/visible-recipes.query.js';

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

const BRANCHES: Readonly<Record<Tab, Branch>> = {
  perso: recipes(listedUnder('recipe.author_id', 'viewer.id')),
  foyer: recipes(
    `${listedUnder('recipe.author_house_id', 'viewer.house_id')} and recipe.visibility = 'HOUSE'`,
  ),
  publique: recipes(PUBLIC),
  favoris: {
    from: 'favourite join recipe on recipe.id = favourite.recipe_id',
    where: `${listedUnder('favourite.profile_id', 'viewer.id')} and ${LISTED}`,
    id: 'favourite.recipe_id',
  },
};

/** The indices that together list a tab. A recipe may be in two of them. */
export function branchesOf(tab: Tab | undefined): readonly Branch[] {
  const { perso, foyer, publique } = BRANCHES;
  return tab === undefined ? [perso, foyer, publique] : [BRANCHES[tab]];
}

/** The same as a condition on a row `recipe`, for a list that something else drives. */
export function conditionOf(tab: Tab | undefined): string {
  if (tab === undefined) return LISTED;
  if (tab !== 'favoris') return BRANCHES[tab].where;
  return `${LISTED} and exists (
    select from favourite
    where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
  )`;
}
