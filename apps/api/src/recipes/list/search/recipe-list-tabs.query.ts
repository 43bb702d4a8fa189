import {
  AUDIENCES,
  LISTED,
  PUBLIC,
  SOURCE_ENABLED,
} from '../../read-model/visible-recipes.query.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import type { Tab } from '#domain/recipe/recipe-tab.js';

/** The scan of one index that contains the recipes of a tab in the order of their ids. */
export interface TabScan {
  readonly from: string;
  readonly where: string;
  /** The indexed column that holds the recipe's id. */
  readonly id: string;
}

const recipeScan = (condition: string): TabScan => ({
  from: 'recipe',
  where: `${condition} and ${SOURCE_ENABLED}`,
  id: 'recipe.id',
});

const TAB_SCANS: Readonly<Record<Tab, TabScan>> = {
  perso: recipeScan(indexKeyEquals('recipe.author_id', 'viewer.id')),
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

/** The scans that together return the recipes of a tab. Two scans may return the same recipe. */
export function tabScans(tab: Tab | undefined): readonly TabScan[] {
  const { perso, foyer, publique } = TAB_SCANS;
  return tab === undefined ? [perso, foyer, publique] : [TAB_SCANS[tab]];
}

/**
 * The condition that a row `recipe` is in the tab, for a scan of another index. A recipe in the tab
 * of favourites must also fulfil `isFavourite`.
 */
export function tabCondition(tab: Tab | undefined): string {
  return tab === undefined || tab === 'favoris' ? LISTED : TAB_SCANS[tab].where;
}

/**
 * The condition that a recipe is a favourite. `is true` makes the planner read the favourites once,
 * into a hash table, when the first recipe is checked. Otherwise it could look up each recipe.
 */
export function isFavourite(id: string): string {
  const ofViewer = indexKeyEquals('favourite.profile_id', 'viewer.id');
  return `(${id} in (select recipe_id from favourite where ${ofViewer})) is true`;
}

/** The audiences that together contain the recipes of the tab: SQL expressions. */
export function tabAudiences(tab: Tab | undefined): readonly string[] {
  const { own, house, public: all } = AUDIENCES;
  if (tab === 'perso') return [own];
  if (tab === 'foyer') return [house];
  return tab === 'publique' ? [all] : [own, house, all];
}

/** Whether the tab has recipes of one author or of one house only. */
export function isOwnTab(tab: Tab | undefined): boolean {
  return tab === 'perso' || tab === 'foyer';
}
