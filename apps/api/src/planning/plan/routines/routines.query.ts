import { prepared } from '../../../database/prepared-statement.js';
import { IS_PLANNED } from '../../../deletion/deleted/deleted-rows.query.js';
import { recipeSummary } from '../../../recipes/read-model/recipe-summary.query.js';
import { LIVE_PROFILE } from '../../../session/live-session.query.js';
import { JSON_EATERS } from '../rows/plan.query.js';

/**
 * Joins the row `recipe` of a row `routine`, null without a recipe, and leaves out a routine whose recipe
 * the house may no longer read.
 */
export const LIVE_ROUTINE = `
  left join recipe on recipe.id = routine.recipe_id and ${IS_PLANNED}
    and (recipe.visibility = 'PUBLIC' or recipe.author_house_id = routine.house_id
      or recipe.visibility = 'PERSONAL' and exists (
        select from profile where profile.id = recipe.author_id and profile.house_id = routine.house_id
      ))
  where (routine.recipe_id is null or recipe.id is not null)`;

/** A row `routine` as `Routine` (routines.view.ts). Needs the rows `viewer`, `routine` and `recipe`. */
export const ROUTINE_VIEW = `json_build_object(
  'id', routine.id,
  'slot', routine.slot,
  'weekdays', routine.weekdays,
  'recipe', case when routine.recipe_id is not null then ${recipeSummary()} end,
  'recipeId', routine.recipe_id,
  'text', routine.text,
  'portions', routine.portions,
  'note', routine.note,
  'eaters', ${JSON_EATERS('routine')},
  'from', routine.first_day,
  'until', routine.last_day,
  'everyWeeks', routine.every_weeks
)`;

export interface RoutinesRow {
  /** Null for a viewer without a house. */
  readonly houseId: number | null;
  /** Array of `Routine` as JSON text. */
  readonly routines: string;
}

/** The routines of the viewer's house. `$1` to `$3` are the session. */
export const READ_ROUTINES = prepared('read-routines')(`
    with viewer as (${LIVE_PROFILE})
    select viewer.house_id as "houseId", (
      select coalesce(json_agg(${ROUTINE_VIEW} order by routine.id), '[]')
      from routine ${LIVE_ROUTINE} and routine.house_id = viewer.house_id
    )::text as routines
    from viewer`);
