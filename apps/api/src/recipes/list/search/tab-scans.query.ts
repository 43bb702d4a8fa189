import type { Tab } from '#domain/recipe/recipe-list.js';
import { indexKeyEquals } from '../../../database/index-key-equals.js';
import { LISTED } from '../../read-model/visible-recipes.query.js';

/** The scan of one index that contains the recipes of a tab in the order of their ids. */
export interface TabScan {
  readonly from: string;
  /** Makes the planner read this index. */
  readonly where: string;
  /** The same rows, by any index. */
  readonly condition: string;
  /** The indexed column that holds the recipe's id. */
  readonly id: string;
}

const FAVOURITES = 'favourite join recipe on recipe.id = favourite.recipe_id';

/** `from` the rows of an index of which a column has a key, those that fulfil a condition. */
function scanOf(
  condition: string,
  [column, key]: readonly [string, string],
  from = 'recipe',
): TabScan {
  const id = from === 'recipe' ? 'recipe.id' : 'favourite.recipe_id';
  return {
    from,
    where: `${indexKeyEquals(column, key)} and ${condition}`,
    condition: `${column} = ${key} and ${condition}`,
    id,
  };
}

const TAB_SCANS: Readonly<Record<Tab, TabScan>> = {
  perso: scanOf(LISTED.perso, ['recipe.author_id', 'viewer.id']),
  foyer: scanOf(LISTED.foyer, ['recipe.author_house_id', 'viewer.house_id']),
  publique: {
    from: 'recipe',
    where: LISTED.publique,
    condition: LISTED.publique,
    id: 'recipe.id',
  },
  favoris: scanOf(LISTED.all, ['favourite.profile_id', 'viewer.id'], FAVOURITES),
};

/**
 * The scans that together return the recipes of a tab, or those of an author, an SQL expression. Two
 * scans may return the same recipe.
 */
export function tabScans(tab: Tab | undefined, author?: string): readonly TabScan[] {
  const { perso, foyer, publique } = TAB_SCANS;
  if (author !== undefined) return [scanOf(tabCondition(tab), ['recipe.author_id', author])];
  return tab === undefined ? [perso, foyer, publique] : [TAB_SCANS[tab]];
}

/** A scalar subquery, because PostgreSQL would evaluate `exists` by reading all favourites first. */
const IS_FAVOURITE = `(
  select true from favourite
  where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
)`;

/** The condition that a row `recipe` is in the tab. */
export function tabCondition(tab: Tab | undefined): string {
  if (tab === undefined) return LISTED.all;
  return tab === 'favoris' ? `${LISTED.all} and ${IS_FAVOURITE}` : TAB_SCANS[tab].condition;
}
