import type { HungryPerson } from '#domain/house/who-eats.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import { HOUSE_RATING, MARKS } from '../../recipes/read-model/recipe-summary.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import { avoidedBy, PEOPLE } from '../../recipes/suitability/eaters.query.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { candidateScans, needsMetBy, type ScanFilter } from './candidate-scans.query.js';
import { presentDishes, RECIPE_FIELDS } from './dishes.query.js';

/** A kept meal that a cooking of the house serves. */
export interface KeptServing {
  readonly cookingId: number;
  readonly portions: number;
}

/** What candidates are read for. */
export interface CandidateFilter extends ScanFilter {
  /** Recipes that are no candidates. */
  readonly avoidedIds: readonly number[];
  /** Recipes that are kept: they are no candidates, and are read whether they are suitable or not. */
  readonly keptIds: readonly number[];
  /** What is kept of cookings of the house. */
  readonly keptServings: readonly KeptServing[];
  /** The first days of the weeks in which recipes stand already. */
  readonly weekStarts: readonly string[];
  /** Cooked and planned days count before this date. */
  readonly before: string;
}

/** A row of {@link candidates}. No row when the session is not live. */
export interface CandidatesRow {
  readonly houseId: number | null;
  /** Null for a house that has chosen none. */
  readonly stapleIds: readonly number[] | null;
  readonly people: readonly HungryPerson[];
  /** The recipes that are kept and that the viewer may read. */
  readonly keptIds: readonly number[];
  /** The cookings of `keptServings` that the house has. */
  readonly keptCookingIds: readonly number[];
  /** `ReadRecipes` (candidate-rows.ts) as JSON text, which the thread parses. */
  readonly recipes: string;
}

/** Maximum number of candidates. */
const MAX_CANDIDATES = 400;

/** Techniques of a candidate, and of all of them: they bound the memory of the thread. */
const MAX_TECHNIQUES = 200;
const MAX_TECHNIQUES_OF_ALL = 12_000;

/** The statement that reads the candidates of a week, and its values from `$4`. */
export function candidates(filter: CandidateFilter): {
  readonly statement: PreparedStatement;
  readonly values: readonly unknown[];
} {
  const parameters = new Parameters(3);
  const avoided = parameters.add(filter.avoidedIds, 'int[]');
  const kept = parameters.add(filter.keptIds, 'int[]');
  const servings = parameters.add(JSON.stringify(filter.keptServings), 'jsonb');
  const weeks = parameters.add(filter.weekStarts, 'date[]');
  const before = parameters.add(filter.before, 'date');
  const text = `
    with viewer as (${LIVE_PROFILE}),
    person as (${PEOPLE}),
    need as materialized (${needs(parameters.add(JSON.stringify(filter.needs), 'jsonb'))}),
    kept_serving as (
      select * from jsonb_to_recordset(${servings}) as kept ("cookingId" int, portions float8)
    ),
    ${presentDishes({ weeks, before, avoided })},
    found as (
      select scanned.id, min(scanned.turn) as turn
      from need cross join lateral (${candidateScans(filter, parameters).join(' union all ')}) scanned
      where scanned.id <> all (${avoided} || ${kept})
        and scanned.id <> all (array(select id from standing))
      group by scanned.id
    ),
    candidate as (
      select id from (
        select id, turn, techniques, sum(techniques) over (order by turn, id desc) as sum
        from (
          select found.*, (${TECHNIQUE_COUNT}) as techniques from found
          order by turn, id desc limit ${String(MAX_CANDIDATES)}
        ) counted
        where techniques <= ${String(MAX_TECHNIQUES)}
      ) summed
      where sum <= ${String(MAX_TECHNIQUES_OF_ALL)}
    ),
    kept as (
      select recipe.id from viewer, recipe where recipe.id = any (${kept}) and ${READABLE}
    )
    select viewer.house_id as "houseId",
      (select staple_ids from house where id = viewer.house_id) as "stapleIds",
      (select json_agg(json_build_object(
        'profileId', profile_id, 'dependantId', dependant_id, 'guest', guest,
        'appetite', appetite
      )) from person) as people,
      array(select id from kept) as "keptIds",
      array(
        select id from cooking where cooking.house_id = viewer.house_id and cooking.id in (
          select "cookingId" from kept_serving
        )
      ) as "keptCookingIds",
      json_build_object(
        'candidates', coalesce((
          select json_agg(${candidateJson(before)} order by recipe.id)
          from candidate join recipe using (id)
        ), '[]'),
        'stock', coalesce((select json_agg(json_build_object(
          'id', id, 'portions', portions, 'lines', lines, 'foodIds', food_ids,
          'techStepKeys', tech_step_keys, 'needs', needs, 'cooking', cooking_json
        ) order by date, cooking_id) from stock), '[]'),
        'kept', coalesce((
          select json_agg(json_build_object(${RECIPE_FIELDS})) from kept join recipe using (id)
        ), '[]'),
        'standing', coalesce((
          select json_agg(json_build_object(
            'id', id, 'date', date, 'portions', portions, 'lines', lines
          ) order by date, id) from standing
        ), '[]')
      )::text as recipes
    from viewer`;
  return { statement: { name: UNNAMED, text }, values: parameters.values };
}

/**
 * A row for each need of a list, with its number, its courses ('': none) and what its eaters avoid. Expects
 * rows `person`.
 */
const needs = (list: string) => `
  select position - 1 as number, (need ->> 'maxMinutes')::int as max_minutes,
    array(
      select coalesce(course, '') from jsonb_array_elements_text(need -> 'courses') as course
    ) as courses,
    household.*
  from jsonb_array_elements(${list}) with ordinality as list (need, position)
  cross join lateral (${avoidedBy({ named: "(need -> 'eaters')" })}) household`;

/** Stops counting at one more than a candidate may have. */
const TECHNIQUE_COUNT = `
  select count(*) from (
    select from recipe join step on step.recipe_id = any (recipe.part_ids || recipe.id)
    join step_technique technique on technique.step_id = step.id
    where recipe.id = found.id limit ${String(MAX_TECHNIQUES + 1)}
  ) technique`;

const candidateJson = (before: string) => `json_build_object(
  ${RECIPE_FIELDS},
  'needs', ${needsMetBy('COOKED')},
  'isFavourite', exists (
    select from favourite, viewer
    where favourite.profile_id = viewer.id and favourite.recipe_id = recipe.id
  ),
  'rating', (select (${HOUSE_RATING}) from viewer),
  'lastOn', greatest(
    (select (select max(mark.cooked_on) from ${MARKS('recipe.id')} and mark.cooked_on <= ${before}) from viewer),
    (
      select max(item.date) from planning_item item, viewer
      where item.house_id = viewer.house_id and item.recipe_id = recipe.id and item.date < ${before}
    )
  ),
  'statedMinutes', case when coalesce(recipe.prep_minutes, recipe.cook_minutes) is not null
    then coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) end
)`;
