import { Parameters } from '../../database/parameters.js';
import { UNNAMED } from '../../database/prepared-statement.js';
import { recipeSummary } from '../read-model/recipe-summary.query.js';
import { type BoundStatement, listText, SESSION_PARAMETERS } from './recipe-list.query.js';
import type { ListCursor } from './search/list-cursor.js';
import { conditionsOf, type RecipeFilter } from './search/recipe-filter.query.js';
import { tabScans } from './search/tab-scans.query.js';

/** How many ingredients a recipe may lack. */
const MAX_MISSING = 3;

/** How many of the newest recipes of each scan are considered: no index knows what a person has. */
const MAX_CONSIDERED = 10_000;

interface MakeablePage {
  readonly ingredientIds: readonly number[];
  /** The staples of a viewer whose house has chosen none. */
  readonly defaultStaples: readonly number[];
  readonly limit: number;
  readonly cursor: ListCursor;
}

/** The statement of a page of the recipes by the number of ingredients that are missing. */
export function makeableRecipes(
  filter: RecipeFilter,
  { ingredientIds, defaultStaples, limit: size, cursor }: MakeablePage,
): BoundStatement {
  const parameters = new Parameters(SESSION_PARAMETERS);
  const limit = parameters.add(size, 'int');
  const given = parameters.add(ingredientIds, 'int[]');
  const defaults = parameters.add(defaultStaples, 'int[]');
  const fewer = parameters.add(cursor.value === null ? -1 : Number(cursor.value), 'float8');
  const before = parameters.add(cursor.id, 'int');
  const conditions = conditionsOf(filter, parameters).map(({ sql }) => sql);
  const scans = tabScans(filter.tab).map(
    ({ from, where, id }) => `(
      select recipe.id, recipe.ingredient_ids from ${from}
      where ${[where, ...conditions].join(' and ')}
      order by ${id} desc limit ${String(MAX_CONSIDERED)}
    )`,
  );
  const text = listText(filter, {
    // Staples are never missing. A recipe needs another ingredient that is at hand.
    before: `kitchen as materialized (
      select ${given} || staple.ids as available,
        array(select unnest(${given}) except select unnest(staple.ids)) as used
      from viewer left join house on house.id = viewer.house_id
      cross join lateral (select coalesce(house.staple_ids, ${defaults}) as ids) staple
    )`,
    found: `with found as (
      select candidate.id, lacking.ids, cardinality(lacking.ids) as missing
      from (
        select distinct on (id) id, ingredient_ids from (${scans.join(' union all ')}) newest
        where ingredient_ids && (select used from kitchen)
      ) candidate
      cross join lateral (
        select array(
          select id from unnest(candidate.ingredient_ids) with ordinality as line (id, position)
          where id <> all ((select available from kitchen)::int[]) order by position
        ) as ids
      ) lacking
      where cardinality(lacking.ids) <= ${String(MAX_MISSING)}
        and (cardinality(lacking.ids), -candidate.id) > (${fewer}, -${before})
      order by missing, candidate.id desc limit ${limit} + 1
    )`,
    recipes: `
      select recipe.id, found.missing::text as value,
        ${recipeSummary(', found.ids as "missingIngredientIds"')} as summary,
        row_number() over (order by found.missing, found.id desc) as position
      from found join recipe on recipe.id = found.id`,
    limit,
  });
  return { statement: { name: UNNAMED, text }, values: parameters.values };
}
