import type { Tab } from '#domain/recipe/recipe-list.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import {
  AVAILABLE,
  LISTED,
  PUBLIC,
  STAYS_WITH_AUTHOR,
} from '../../read-model/visible-recipes.query.js';

/** The scan of one index that contains the recipes of a tab in the order of their ids. */
export interface TabScan {
  readonly from: string;
  readonly where: string;
  /** The indexed column that holds the recipe's id. */
  readonly id: string;
}

const recipeScan = (condition: string): TabScan => ({
  from: 'recipe',
  where: `${condition} and ${AVAILABLE}`,
  id: 'recipe.id',
});

const TAB_SCANS: Readonly<Record<Tab, TabScan>> = {
  perso: recipeScan(`${indexKeyEquals('recipe.author_id', 'viewer.id')} and ${STAYS_WITH_AUTHOR}`),
  foyer: recipeScan(
    `${indexKeyEquals('recipe.author_house_id', 'viewer.house_id')} and recipe.visibility = 'HOUSE'`,
  ),
  publique: recipeScan(PUBLIC),
  favoris: {
    from: 'favourite join recipe on recipe.id = favourite.recipe_id',
    where: `${indexKeyEquals('favourite.profile_id', 'viewer.id')} and ${LISTED}`,
    id: 'favourite.recipe_id',
  },
};

/**
 * The scans that together return the recipes of a tab, or those of an author. Two scans may return the
 * same recipe. `ofAuthor` is a condition.
 */
export function tabScans(tab: Tab | undefined, ofAuthor?: string): readonly TabScan[] {
  const { perso, foyer, publique } = TAB_SCANS;
  if (ofAuthor !== undefined) {
    return [{ ...perso, where: `${ofAuthor} and ${tabCondition(tab)}` }];
  }
  return tab === undefined ? [perso, foyer, publique] : [TAB_SCANS[tab]];
}

/** A scalar subquery, because PostgreSQL would evaluate `exists` by reading all favourites first. */
const IS_FAVOURITE = `(
  select true from favourite
  where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
)`;

/** The condition that a row `recipe` is in the tab. */
export function tabCondition(tab: Tab | undefined): string {
  if (tab === undefined) return LISTED;
  return tab === 'favoris' ? `${LISTED} and ${IS_FAVOURITE}` : TAB_SCANS[tab].where;
}
