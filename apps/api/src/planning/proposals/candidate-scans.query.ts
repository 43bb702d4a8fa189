import type { Course } from '#domain/recipe/recipe-content.js';
import type { Tab } from '#domain/recipe/recipe-list.js';
import type { Parameters } from '../../database/parameters.js';
import { tabCondition, type TabScan, tabScans } from '../../recipes/list/search/tab-scans.query.js';
import { courseOf } from '../../recipes/read-model/recipe-summary.query.js';
import {
  ingredientKeys,
  oneOf,
  takesAtMost,
} from '../../recipes/list/search/recipe-filter.query.js';
import { HAS_CHANGED_PART } from '../../recipes/suitability/suitability.query.js';

type Scan = Pick<TabScan, 'from' | 'where' | 'id'>;

/** Rows that fit a need and are taken from each scan, and rows that are looked at for them. */
const MAX_TAKEN = 150;
const MAX_SCANNED = 5_000;

/** What all needs of a request scan together. */
const MAX_SCANNED_OF_ALL = 20_000;

const GOOD_STARS = 4;

/** Who eats what, and in how many minutes the dish has to be ready. */
export interface Need {
  /** Null: everybody but guests. */
  readonly eaters: readonly { readonly profileId?: number; readonly dependantId?: number }[] | null;
  readonly maxMinutes: number | null;
  /** Null: recipes without a course. */
  readonly courses: readonly (Course | null)[];
}

/** Whether a row `recipe` is suitable for a row `need`, as in the list of recipes, and of its courses. */
const SUITS = `
  recipe.dietary_flags & need.dietary_flags = 0
  and not recipe.ingredient_ids && need.disliked_ids
  and not ${HAS_CHANGED_PART}
  and coalesce(${courseOf('recipe')}, '') = any (need.courses)`;

/** Whether it is also in time. */
const FITS = `${SUITS}
  and (need.max_minutes is null or ${takesAtMost('need.max_minutes')})`;

/** The numbers of the rows `need` that a row `recipe` meets. What is in stock takes no time. */
export const needsMetBy = (dish: 'COOKED' | 'IN_STOCK') =>
  `array(select number from need where ${dish === 'COOKED' ? FITS : SUITS})`;

/** What the scans depend on. */
export interface ScanFilter {
  readonly needs: readonly Need[];
  readonly tabs: readonly Tab[];
  readonly wantedIngredientIds: readonly number[];
  /** From 0 to 1: where in the public recipes to begin, besides the newest ones. */
  readonly place: number;
}

/**
 * The recipes of some indexes that fit a row `need`, with their place in their index: the newest of each
 * tab, public ones from another place, favourites, good ratings of the house, and wanted ingredients. A
 * recipe without lines is no candidate: nobody could buy for it.
 */
export function candidateScans(filter: ScanFilter, parameters: Parameters): string[] {
  const { tabs } = filter;
  const inTabs = `(${tabs.map((tab) => `(${tabCondition(tab)})`).join(' or ')})`;
  const elsewhere = tabs.includes('publique') ? [publicFrom(filter.place, parameters)] : [];
  const scans = [
    ...[...new Set([...tabs, 'favoris' as const])].flatMap((tab) => tabScans(tab)),
    ...elsewhere,
    GOOD_RATINGS,
    ...filter.wantedIngredientIds.map((id) => withIngredient(id, inTabs, parameters)),
  ];
  return scans.map((scan) => fitting(scan, inTabs, filter.needs.length));
}

/** The first rows of a scan that fit a row `need`. */
function fitting({ from, where, id }: Scan, inTabs: string, needs: number): string {
  const scanned = Math.min(MAX_SCANNED, Math.ceil(MAX_SCANNED_OF_ALL / needs));
  const taken = Math.ceil(MAX_TAKEN / Math.sqrt(needs));
  return `(
    select id, row_number() over (order by id desc) as turn
    from (
      select id from (
        select recipe.* from viewer, ${from} where ${where} and ${inTabs}
        order by ${id} desc limit ${String(scanned)}
      ) recipe
      where cardinality(recipe.ingredient_ids) > 0 and ${FITS}
      order by id desc limit ${String(taken)}
    ) fitting
  )`;
}

const PUBLIC = `recipe.visibility = 'PUBLIC'`;

/** Public recipes from a place of their index. */
function publicFrom(place: number, parameters: Parameters): Scan {
  const last = `select max(id) from recipe where ${PUBLIC}`;
  return {
    from: 'recipe',
    where: `${PUBLIC} and recipe.id <= (${parameters.add(place, 'float8')} * (${last}))::int`,
    id: 'recipe.id',
  };
}

const GOOD_RATINGS: Scan = {
  from: `profile member
    join recipe_rating rating on rating.profile_id = member.id
      and rating.stars >= ${String(GOOD_STARS)}
    join recipe on recipe.id = rating.recipe_id`,
  where: 'member.house_id = viewer.house_id',
  id: 'recipe.id',
};

/**
 * Among the newest recipes, or if few of them have the ingredient, with the index of keys: it finds all
 * recipes with a frequent ingredient at once.
 */
function withIngredient(id: number, inTabs: string, parameters: Parameters): Scan {
  const key = parameters.add(oneOf(ingredientKeys([id])), 'tsquery');
  const has = `recipe.search_keys @@ ${key}`;
  return {
    from: `(
      with newest as materialized (
        select recipe.* from viewer,
          (select * from recipe order by id desc limit ${String(MAX_SCANNED)}) recipe
        where ${has} and ${inTabs}
      )
      select * from newest
      union all
      select * from (select * from recipe where ${has} offset 0) recipe
      where (select count(*) from newest) < ${String(MAX_TAKEN)}
        and id <> all (array(select id from newest))
    ) recipe`,
    where: 'true',
    id: 'recipe.id',
  };
}
