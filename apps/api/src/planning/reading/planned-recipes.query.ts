import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import type { Weekday } from '#domain/planning/week.js';
import type { RecipeInTree } from '#domain/parts/part-tree.js';
import { QUOTAS } from '#domain/quotas.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { prepared } from '../../database/prepared-statement.js';
import { PARTS } from '../../detection/derived/recipe-contents.query.js';
import { IS_PLANNED } from '../../deletion/deleted/deleted-rows.query.js';
import { houseVersion } from '../../events/latest-event.query.js';
import { type CookingRow, cookingsOf, SLOT_NAMES } from '../plan/rows/plan.query.js';

/** A planned recipe with all its items of the week, or a part of one, without items. */
interface RecipeRow extends RecipeInTree {
  readonly name: string;
  readonly items: readonly PlannedItemRow[];
}

/** A cooking, or an item that no cooking serves. */
export interface PlannedItemRow {
  readonly id: number;
  readonly portions: number;
  readonly date: string;
  readonly isCooking: boolean;
}

/** Lines and techniques are flat arrays because a week has hundreds of them. */
type LineRow = readonly [recipeId: number, ingredientId: number, quantity: number, unitId: number];

export type StepRow = readonly [recipeId: number, id: number, order: number, description: string];

export type TechniqueRow = readonly [
  stepId: number,
  techStepKey: TechStepKey,
  start: number,
  end: number,
  ingredients: readonly {
    readonly ingredientId: number;
    readonly quantity: number | null;
    readonly unitId: number | null;
    readonly share?: number | null;
    readonly start: number;
  }[],
  utensils: readonly { readonly utensilId: number }[],
  duration: { readonly minSeconds: number; readonly maxSeconds: number } | null,
  celsius: number | null,
  during: boolean,
];

/** The planned recipes of a week. */
export interface PlannedRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** In the order of their first items, then what they contain. */
  readonly recipes: readonly RecipeRow[];
  readonly lines: readonly LineRow[];
}

/** A house, and what changes with each of its events. */
export interface HouseVersion {
  readonly houseId: number;
  readonly version: string;
}

/** A house of which recipes are read. */
export interface PlanningHouse extends HouseVersion {
  readonly weekStartsOn: Weekday;
}

/** The house of a viewer; null for a viewer without a house. */
export type ViewerHouse = PlanningHouse | { readonly houseId: null };

/** Without recipes, lines, steps and techniques when there are too many actions. */
export interface SessionRow extends PlannedRow {
  readonly version: string;
  /** Techniques and steps without one. */
  readonly actions: number;
  /** The cookings of the days, and those that serve their meals. */
  readonly cookings: readonly CookingRow[];
  /** Ordered by recipe, then by step. Null when the texts exceed `QUOTAS.sessionText`. */
  readonly steps: readonly StepRow[] | null;
  /** Ordered by step id, then by span. */
  readonly techniques: readonly TechniqueRow[];
}

/** The order of what is cooked: a cooking is before the meals of its day. */
const ORDER = `item.date, item.slot_position, item.id`;

/**
 * The viewer, and the recipes that are bought and cooked in a period: of the cookings of the days, and of
 * the items that none serves; with all that they contain. For `with recursive`. `$1` to `$3` are the session. What is outside of the days has no `turn`.
 *
 * @param period reads `viewer`; its row has the columns `read_from`, `first`, `last` and `read_to`
 */
const planned = (period: string) => `
  viewer as (${LIVE_PROFILE}),
  period as materialized (${period}),
  item as (
    select item.*,
      case when item.date between item.first and item.last
        then row_number() over (order by ${ORDER}) end as turn
    from (
      select item.id, item.recipe_id, item.date, item.portions, period.first, period.last,
        array_position(${SLOT_NAMES}, item.slot) as slot_position, false as is_cooking
      from viewer cross join period
      join planning_item item
        on item.house_id = viewer.house_id and item.date between period.read_from and period.read_to
      where item.cooking_id is null
      union all
      select cooking.id, cooking.recipe_id, cooking.date, cooking.portions, period.first,
        period.last, 0, true
      from viewer cross join period
      join cooking
        on cooking.house_id = viewer.house_id
        and cooking.date between period.read_from and period.read_to
    ) item
    join recipe on recipe.id = item.recipe_id and ${IS_PLANNED}
  ),
  planned as (
    select recipe_id, min(turn) as turn, json_agg(json_build_object(
      'id', id, 'portions', portions, 'date', date, 'isCooking', is_cooking
    ) order by turn) as items
    from item group by recipe_id
  ),
  contained (id) as (
    select recipe_id from planned
    union
    select part.content_id from contained join recipe_part part on part.recipe_id = contained.id
  )`;

const RECIPES = `coalesce((
  select json_agg(json_build_object(
    'id', recipe.id, 'name', recipe.name, 'portions', recipe.portions,
    'items', coalesce(planned.items, '[]'), 'parts', ${PARTS}
  ) order by planned.turn, recipe.id)
  from contained join recipe using (id)
  left join planned on planned.recipe_id = recipe.id
), '[]')`;

/** With an array, PostgreSQL uses an index scan for any number of recipes in the table. */
const RECIPE_IDS = `any (array(select id from contained))`;

const LINES = `coalesce((
  select json_agg(json_build_array(recipe_id, ingredient_id, quantity, unit_id) order by recipe_id, position)
  from recipe_line where recipe_id = ${RECIPE_IDS}
), '[]')`;

/**
 * The lines without an ingredient, apart from headings, in the order of the recipes. Null when they
 * exceed `QUOTAS.listText`. `place` has where the few recipes stand that have such lines.
 */
const TEXTS = `(
  with recursive text as materialized (
    select id, other_lines as lines from recipe_text
    where id = ${RECIPE_IDS} and other_lines <> '[]'
  ), place (text_id, id) as (
    select id, id from text
    union
    select place.text_id, part.recipe_id
    from place join recipe_part part on part.content_id = place.id
    where part.recipe_id = ${RECIPE_IDS}
  ), written as (
    select planned.recipe_id, planned.turn, nullif(text.id, planned.recipe_id) as part_id, text.lines
    from planned join place on place.id = planned.recipe_id join text on text.id = place.text_id
  )
  select case when (
    select coalesce(sum(octet_length(lines::text)), 0) from written where turn is not null
  ) <= ${String(QUOTAS.listText.max)} then coalesce((
    select json_agg(
      json_build_object('text', line.content ->> 'text', 'recipeId', recipe_id, 'partId', part_id)
      order by turn, part_id nulls first, line.position
    )
    from written, jsonb_array_elements(lines) with ordinality as line (content, position)
    where line.content ->> 'kind' = 'TEXT' and turn is not null
  ), '[]') end
)`;

/** `octet_length` does not read texts that are stored outside the row. */
const STEPS = `case when (
  select coalesce(sum(octet_length(description)), 0)
  from step where recipe_id = ${RECIPE_IDS}
) <= ${String(QUOTAS.sessionText.max)} then coalesce((
  select json_agg(json_build_array(recipe_id, id, position, description) order by recipe_id, position)
  from step where recipe_id = ${RECIPE_IDS}
), '[]') end`;

/** The techniques and the steps without one, at most one more than a session may have. */
const ACTIONS = `
  select count(*)::int as actions from (
    select from step left join step_technique technique
      on technique.step_id = step.id and technique.tech_step_id is not null
    where step.recipe_id = ${RECIPE_IDS}
    limit ${String(QUOTAS.sessionTechniques.max + 1)}
  ) action`;

/** What is not read for a session that has too many. */
const ifFew = (expression: string) =>
  `case when actions <= ${String(QUOTAS.sessionTechniques.max)} then ${expression} end`;

const TECHNIQUES = `coalesce((
  select json_agg(json_build_array(
    step_id, tech_step.key, span_start, span_end, technique.ingredients, technique.utensils,
    duration, temperature -> 'celsius', during
  ) order by step_id, span_start, technique.id)
  from step
  join step_technique technique on technique.step_id = step.id
  join tech_step on tech_step.id = technique.tech_step_id
  where step.recipe_id = ${RECIPE_IDS}
), '[]')`;

/** With the accounts that are being deleted: their recipes are hidden without an event. */
const HOUSE_VERSION = `${houseVersion('viewer.house_id')} || ' ' || array(
  select id from deleted_profile order by id
)::text`;

/** What a statement reads of {@link planned} recipes, as SQL. */
export const plannedRecipes = (period: string) => ({
  planned: planned(period),
  version: HOUSE_VERSION,
  recipes: RECIPES,
  lines: LINES,
  texts: TEXTS,
});

/** `$1` to `$3` are the session. Returns no row for a session that has ended. */
export const READ_HOUSE_VERSION = prepared('read-house-version')(`
    with viewer as (${LIVE_PROFILE})
    select house_id as "houseId", ${HOUSE_VERSION} as version, week_starts_on as "weekStartsOn"
    from viewer left join house on house.id = viewer.house_id`);

/** The days from `$4` to `$5`. */
const DAYS = `
  select $4::date as read_from, $4::date as first, $5::date as last, $5::date as read_to
  from viewer`;

/**
 * `$1` to `$3` are the session, `$4` and `$5` are the first and the last day. Returns no row for a
 * session that has ended.
 */
export const READ_SESSION = prepared('read-planned-session')(`
    with recursive ${planned(DAYS)}, counted as materialized (${ACTIONS})
    select house_id as "houseId", ${HOUSE_VERSION} as version, actions,
           ${ifFew(RECIPES)} as recipes, ${ifFew(LINES)} as lines, ${ifFew(STEPS)} as steps,
           ${ifFew(TECHNIQUES)} as techniques,
           ${cookingsOf('ALL', { first: '$4::date', last: '$5::date' })} as cookings
    from viewer, counted`);
