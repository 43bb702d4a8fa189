import type { Tab } from '#domain/recipe/recipe-list.js';
import { indexKeyEquals } from '../../database/index-key-equals.js';
import { Parameters } from '../../database/parameters.js';
import { type PreparedStatement, UNNAMED } from '../../database/prepared-statement.js';
import { RECIPE_OF_ITEM } from '../../recipes/frozen/frozen-recipes.query.js';
import { tabCondition, tabScans } from '../../recipes/list/search/recipe-list-tabs.query.js';
import { HOUSE_RATING, MARKS } from '../../recipes/read-model/recipe-summary.query.js';
import { READABLE } from '../../recipes/read-model/visible-recipes.query.js';
import { EATERS, HOUSEHOLD_AVOIDS } from '../../recipes/suitability/eaters.query.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';

/** Who eats, and in how many minutes the dish has to be ready. */
export interface Need {
  /** Null: everybody. */
  readonly eaters: readonly { readonly profileId?: number; readonly dependantId?: number }[] | null;
  readonly maxMinutes: number | null;
}

/** What candidates are read for. */
export interface CandidateFilter {
  readonly needs: readonly Need[];
  /** Undefined: everything that the viewer may see. */
  readonly tabs: readonly Tab[] | undefined;
  readonly wantedIngredientIds: readonly number[];
  /** Recipes that are no candidates. */
  readonly avoidedIds: readonly number[];
  /** Recipes that are kept: they are no candidates, and are read whether they are suitable or not. */
  readonly keptIds: readonly number[];
  /** The first days of the weeks in which recipes stand already. */
  readonly weekStarts: readonly string[];
  /** Cooked and planned days count before this date. */
  readonly before: string;
  /** From 0 to 1: where in the public recipes to begin, besides the newest ones. */
  readonly place: number;
}

/** A row of {@link candidates}. No row when the session is not live. */
export interface CandidatesRow {
  readonly houseId: number | null;
  /** Null for a house that has chosen none. */
  readonly stapleIds: readonly number[] | null;
  readonly people: readonly {
    readonly profileId: number | null;
    readonly dependantId: number | null;
  }[];
  /** The recipes that are kept and that the viewer may read. */
  readonly keptIds: readonly number[];
  /** `ReadRecipes` (candidate-rows.ts) as JSON text, which the thread parses. */
  readonly recipes: string;
}

/** Maximum number of candidates. */
const MAX_CANDIDATES = 400;

/** Rows that fit a need and are taken from each scan, and rows that are looked at for them. */
const MAX_TAKEN = 150;
const MAX_SCANNED = 5_000;

/** What all needs of a request scan together. */
const MAX_SCANNED_OF_ALL = 20_000;

/** Techniques of a candidate, and of all of them: they bound the memory of the thread. */
const MAX_TECHNIQUES = 200;
const MAX_TECHNIQUES_OF_ALL = 12_000;

/** Recipes that stand in the weeks. */
const MAX_STANDING = 600;

/** Cookings that are looked at for portions in stock; nothing keeps longer than a year. */
const MAX_STOCK = 100;
const MAX_STOCK_DAYS = 366;

const GOOD_STARS = 4;

/** The statement that reads the candidates of a week, and its values from `$4`. */
export function candidates(filter: CandidateFilter): {
  readonly statement: PreparedStatement;
  readonly values: readonly unknown[];
} {
  const parameters = new Parameters(3);
  const excluded = parameters.add([...filter.avoidedIds, ...filter.keptIds], 'int[]');
  const kept = parameters.add(filter.keptIds, 'int[]');
  const weeks = parameters.add(filter.weekStarts, 'date[]');
  const before = parameters.add(filter.before, 'date');
  const text = `
    with viewer as (${LIVE_PROFILE}),
    person as (${EATERS}),
    need as materialized (${needs(parameters.add(JSON.stringify(filter.needs), 'jsonb'))}),
    standing as materialized (${standing(weeks)}),
    stock as materialized (${stock(before)}),
    found as (
      select scanned.id, min(scanned.turn) as turn
      from need cross join lateral (${scans(filter, parameters).join(' union all ')}) scanned
      where scanned.id <> all (${excluded})
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
        'profileId', profile_id, 'dependantId', dependant_id
      )) from person) as people,
      array(select id from kept) as "keptIds",
      json_build_object(
        'candidates', coalesce((
          select json_agg(${candidateJson(before)} order by recipe.id)
          from candidate join recipe using (id)
        ), '[]'),
        'stock', coalesce((select json_agg(json_build_object(
          'id', id, 'portions', portions, 'lines', lines, 'foodIds', food_ids,
          'techStepKeys', tech_step_keys, 'needs', needs, 'stock', stock
        ) order by date, cooking_id) from stock), '[]'),
        'kept', coalesce((
          select json_agg(${RECIPE_JSON}) from kept join recipe using (id)
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

/** A row for each need, with its number and what its eaters avoid. */
function needs(list: string): string {
  return `
    select position - 1 as number, (need ->> 'maxMinutes')::int as max_minutes, household.*
    from jsonb_array_elements(${list}) with ordinality as list (need, position)
    cross join lateral (
      with eater as (
        select * from person
        where need -> 'eaters' = 'null'
          or need -> 'eaters' @> jsonb_build_array(jsonb_build_object('profileId', profile_id))
          or need -> 'eaters' @> jsonb_build_array(jsonb_build_object('dependantId', dependant_id))
      )
      ${HOUSEHOLD_AVOIDS}
    ) household`;
}

/** Whether a row `recipe` is suitable for a row `need`: the condition of the list of recipes. */
const SUITS = `
  recipe.dietary_flags & need.dietary_flags = 0
  and not recipe.ingredient_ids && need.disliked_ids`;

/** Whether it is also in time. */
const FITS = `${SUITS}
  and (need.max_minutes is null or
    coalesce(recipe.prep_minutes, recipe.cook_minutes, recipe.rest_minutes) is not null
    and coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0)
      + coalesce(recipe.rest_minutes, 0) <= need.max_minutes)`;

/**
 * The recipes of some indexes that fit a row `need`, with their place in their index: the newest of each
 * tab, public ones from another place, favourites, good ratings of the house, and wanted ingredients. A
 * recipe without lines is no candidate: nobody could buy for it.
 */
function scans(filter: CandidateFilter, parameters: Parameters): string[] {
  const { tabs = ['perso', 'foyer', 'publique'], needs: list } = filter;
  const inTabs = filter.tabs === undefined ? tabCondition(undefined) : inOneOf(filter.tabs);
  const scanned = Math.min(MAX_SCANNED, Math.ceil(MAX_SCANNED_OF_ALL / list.length));
  const taken = Math.ceil(MAX_TAKEN / Math.sqrt(list.length));
  const scan = (from: string, where: string, id = 'recipe.id') => `(
    select id, row_number() over (order by id desc) as turn
    from (
      select id from (
        select recipe.* from viewer, ${from} where ${where}
        order by ${id} desc limit ${String(scanned)}
      ) recipe
      where cardinality(recipe.ingredient_ids) > 0 and ${FITS}
      order by id desc limit ${String(taken)}
    ) fitting
  )`;
  const [publique] = tabScans('publique');
  const wanted = filter.wantedIngredientIds.map((id) => `I${String(id)}`);
  const key = (id: string) => indexKeyEquals('posting.key', id);
  return [...new Set([...tabs, 'favoris' as const])]
    .flatMap((tab) =>
      tabScans(tab).map(({ from, where, id }) => scan(from, `${where} and ${inTabs}`, id)),
    )
    .concat(
      tabs.includes('publique') && publique
        ? [
            scan(
              publique.from,
              `${publique.where} and recipe.id <= (
                select (${parameters.add(filter.place, 'float8')} * max(id))::int from recipe where visibility = 'PUBLIC'
              )`,
            ),
          ]
        : [],
      scan(
        `profile member
          join recipe_rating rating on rating.profile_id = member.id
            and rating.stars >= ${String(GOOD_STARS)}
          join recipe on recipe.id = rating.recipe_id`,
        `member.house_id = viewer.house_id and ${inTabs}`,
      ),
      wanted.map((each) =>
        scan(
          `recipe_posting posting join recipe on recipe.id = posting.recipe_id`,
          `${key(parameters.add(each, 'text'))} and ${inTabs}`,
          'posting.recipe_id',
        ),
      ),
    );
}

function inOneOf(tabs: readonly Tab[]): string {
  return `(${tabs.map((tab) => `(${tabCondition(tab)})`).join(' or ')})`;
}

/** Stops counting at one more than a candidate may have. */
const TECHNIQUE_COUNT = `
  select count(*) from (
    select from step join step_technique technique on technique.step_id = step.id
    where step.recipe_id = found.id limit ${String(MAX_TECHNIQUES + 1)}
  ) technique`;

const LINES = `coalesce((
  select json_agg(json_build_array(ingredient_id, quantity, unit_id) order by position)
  from recipe_line where recipe_id = recipe.id
), '[]')`;

/** The lines of a row of RECIPE_OF_ITEM. */
const LINES_AS_SEEN = `case when snapshot.id is null then ${LINES} else coalesce((
  select json_agg(json_build_array(ingredient_id, quantity, unit_id) order by position)
  from jsonb_populate_recordset(null::recipe_line, snapshot.lines)
), '[]') end`;

/** What a session is planned from. */
const WORK = `
  'steps', coalesce((
    select json_agg(id order by position) from step where recipe_id = recipe.id
  ), '[]'),
  'techniques', coalesce((
    select json_agg(json_build_array(
      step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
      duration, temperature -> 'celsius'
    ) order by step.position, span_start, technique.id)
    from step
    join step_technique technique on technique.step_id = step.id
    join tech_step on tech_step.id = technique.tech_step_id
    where step.recipe_id = recipe.id
  ), '[]')`;

const RECIPE_JSON = `json_build_object(
  'id', recipe.id, 'portions', recipe.portions, 'lines', ${LINES}, ${WORK}
)`;

const candidateJson = (before: string) => `json_build_object(
  'id', recipe.id, 'portions', recipe.portions, 'lines', ${LINES}, ${WORK},
  'needs', array(select number from need where ${FITS}),
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
  'foodIds', recipe.ingredient_ids || recipe.food_ids,
  'statedMinutes', case when coalesce(recipe.prep_minutes, recipe.cook_minutes) is not null
    then coalesce(recipe.prep_minutes, 0) + coalesce(recipe.cook_minutes, 0) end
)`;

/** The recipes that stand in the weeks, each once a week, as the house sees them. */
function standing(weeks: string): string {
  return `
    select distinct on (week.start, recipe.id) recipe.id, item.date, item.portions,
      ${LINES_AS_SEEN} as lines
    from viewer cross join unnest(${weeks}) as week (start)
    cross join lateral (
      select id, house_id, recipe_id, date, portions from planning_item
      where house_id = viewer.house_id and date between week.start and week.start + 6
        and cooking_id is null
      union all
      select id, house_id, recipe_id, date, portions from cooking
      where house_id = viewer.house_id and date between week.start and week.start + 6
    ) item
    ${RECIPE_OF_ITEM}
    order by week.start, recipe.id, item.date, item.id
    limit ${String(MAX_STANDING)}`;
}

/** Dishes with portions that no meal has, of cookings before the first cell or on its day. */
function stock(before: string): string {
  return `
    select cooking.id as cooking_id, cooking.date, recipe.id, recipe.portions,
      recipe.ingredient_ids || recipe.food_ids as food_ids,
      array(select key from tech_step where id = any (recipe.tech_step_ids)) as tech_step_keys,
      ${LINES_AS_SEEN} as lines,
      array(select number from need where ${SUITS}) as needs,
      json_build_object(
        'cookingId', cooking.id, 'date', cooking.date, 'portions', cooking.free
      ) as stock
    from (
      select cooking.*, cooking.portions - eaten - discarded - coalesce((
        select sum(portions) from planning_item item where item.cooking_id = cooking.id
      ), 0) as free
      from viewer join cooking on cooking.house_id = viewer.house_id
      where cooking.date between ${before} - ${String(MAX_STOCK_DAYS)} and ${before}
      order by cooking.date desc limit ${String(MAX_STOCK)}
    ) cooking
    cross join lateral (select cooking.house_id, cooking.recipe_id) item
    ${RECIPE_OF_ITEM}
    where cooking.free > 0`;
}
