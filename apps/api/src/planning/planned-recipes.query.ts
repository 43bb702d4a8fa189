import type { TechStepKey } from '#domain/catalogue/tech-steps.js';
import { LIVE_PROFILE } from '../auth/live-session.query.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { SLOT_NAMES } from './planning.query.js';

/** An ingredient line: short, because a week has hundreds of them. */
type LineRow = readonly [ingredientId: number, quantity: number, unitId: number];

export interface RecipeRow {
  readonly id: number;
  readonly portions: number;
  readonly items: readonly { readonly id: number; readonly portions: number }[];
  readonly lines: readonly LineRow[];
}

export interface ShoppingRow extends RecipeRow {
  readonly name: string;
}

export interface TechniqueRow {
  readonly stepId: number;
  readonly techStepKey: TechStepKey;
  readonly start: number;
  readonly end: number;
  readonly ingredients: readonly {
    readonly ingredientId: number;
    readonly quantity: number | null;
    readonly unitId: number | null;
  }[];
  readonly utensils: readonly { readonly utensilId: number }[];
}

export interface CookingRow extends RecipeRow {
  /** In the order of the steps and their texts. */
  readonly techniques: readonly TechniqueRow[];
}

export interface PlannedRecipesRow<Row extends RecipeRow> {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** Each planned recipe once, in the order of the week. */
  readonly recipes: readonly Row[];
}

/** Each recipe of a week once, with its items and lines and whatever `fields` add. */
function plannedRecipes(name: string, fields: string): PreparedStatement {
  const order = `item.date, array_position(${SLOT_NAMES}, item.slot), item.id`;
  return {
    name,
    text: `
      with viewer as (${LIVE_PROFILE}),
      item as (
        select item.*, row_number() over (order by ${order}) as turn
        from viewer
        join planning_week week on week.house_id = viewer.house_id and week.week_start = $4::date
        join planning_item item on item.week_id = week.id
      ),
      planned as (
        select recipe_id, min(turn) as turn, json_agg(
          json_build_object('id', id, 'portions', portions) order by turn
        ) as items
        from item group by recipe_id
      )
      select viewer.house_id as "houseId", coalesce((
        select json_agg(json_build_object(
          'id', recipe.id,
          'portions', recipe.portions,
          'items', planned.items,
          'lines', coalesce((
            select json_agg(
              json_build_array(line.ingredient_id, line.quantity, line.unit_id) order by line.position
            )
            from recipe_line line where line.recipe_id = recipe.id
          ), '[]'),
          ${fields}
        ) order by planned.turn)
        from planned join recipe on recipe.id = planned.recipe_id
      ), '[]') as recipes
      from viewer`,
  };
}

/** `$1` to `$3` the session, `$4` the Monday. No row: the session is dead. */
export const READ_SHOPPING: PreparedStatement = plannedRecipes(
  'read-planned-shopping',
  `'name', recipe.name`,
);

/** `$1` to `$3` the session, `$4` the Monday. No row: the session is dead. */
export const READ_COOKING: PreparedStatement = plannedRecipes(
  'read-planned-cooking',
  `'techniques', coalesce((
    select json_agg(json_build_object(
      'stepId', step.id,
      'techStepKey', tech_step.key,
      'start', technique.span_start,
      'end', technique.span_end,
      'ingredients', technique.ingredients,
      'utensils', technique.utensils
    ) order by step.position, technique.span_start, technique.id)
    from step
    join step_technique technique on technique.step_id = step.id
    join tech_step on tech_step.id = technique.tech_step_id
    where step.recipe_id = recipe.id
  ), '[]')`,
);
