import type { Locale } from '#domain/locale.js';
import { isoTimestamp, prepared } from '../database/prepared-statement.js';
import { HAS_AUTHOR } from '../deletion/deleted/deleted-rows.query.js';
import { OWN, READABLE } from '../recipes/read-model/visible-recipes.query.js';
import type { CorrectionView } from './corrections.view.js';

/** Maximum number of corrections in the list of a step. The export contains all corrections. */
const MAX_LISTED = 500;

/** A row of {@link LIST_CORRECTIONS}. */
export interface CorrectionListRow {
  readonly hasStep: boolean;
  readonly corrections: readonly CorrectionView[];
}

/** The author of a row `correction`; null when the account no longer exists. */
const EXISTING_AUTHOR = `case
  when correction.author_id <> all (array(select id from deleted_profile))
  then correction.author_id end`;

/**
 * The text of a correction of a row `step`, a row `recipe` and a row `viewer`. Only the author of the
 * recipe may read earlier texts: the recipe may have been private when they were written.
 */
const VISIBLE_TEXT = `
  case when ${OWN} or correction.description = step.description then correction.description end`;

/**
 * The corrections of a step, newest first: `$1` the viewer, `$2` the recipe, `$3` the step. No row
 * when the viewer may not see the recipe.
 */
export const LIST_CORRECTIONS = prepared('list-corrections')(`
    select step.id is not null as "hasStep", coalesce((
      select json_agg(json_build_object(
        'id', correction.id,
        'techStepId', tech_step_id,
        'start', span_start,
        'end', span_end,
        'ingredients', ingredients,
        'utensils', utensils,
        'description', ${VISIBLE_TEXT},
        'authorId', ${EXISTING_AUTHOR},
        'createdAt', ${isoTimestamp('correction.created_at')}
      ) order by correction.id desc)
      from (
        select * from correction where step_id = step.id
        order by id desc limit ${String(MAX_LISTED)}
      ) correction
    ), '[]') as corrections
    from recipe
    join profile viewer on viewer.id = $1
    left join step on step.recipe_id = recipe.id and step.id = $3
    where recipe.id = $2 and ${READABLE}`);

/** A row of {@link READ_STEP_TEXT}. */
export interface StepTextRow {
  /** Null when the recipe has no such step. */
  readonly description: string | null;
  readonly locale: Locale;
}

/**
 * The text of a step to be detected: `$1` the viewer, `$2` the recipe, `$3` the step. No row when the
 * viewer may not see the recipe.
 */
export const READ_STEP_TEXT = prepared('read-step-text')(`
    select step.description, recipe.locale
    from recipe
    join profile viewer on viewer.id = $1
    left join step on step.recipe_id = recipe.id and step.id = $3
    where recipe.id = $2 and ${READABLE}`);

/** A row of {@link EXPORT_CORRECTIONS}. */
export interface ExportRow {
  readonly id: number;
  /** The correction as JSON: `ExportedCorrectionView` in corrections.view.ts. */
  readonly line: string;
}

/**
 * Corrections with an id greater than `$1`, oldest first, at most `$2`. A line contains the keys of
 * techniques, because ids differ between installations.
 */
export const EXPORT_CORRECTIONS = prepared('export-corrections')(`
    select correction.id, json_build_object(
      'id', correction.id,
      'recipeId', step.recipe_id,
      'stepId', correction.step_id,
      'authorId', ${EXISTING_AUTHOR},
      'createdAt', ${isoTimestamp('correction.created_at')},
      'locale', correction.locale,
      'description', correction.description,
      'start', correction.span_start,
      'end', correction.span_end,
      'techStepId', correction.tech_step_id,
      'key', (select key from tech_step where id = correction.tech_step_id),
      'replacedKeys', array(
        select key from tech_step where id = any (correction.replaced_ids) order by key
      ),
      'ingredients', correction.ingredients,
      'utensils', correction.utensils
    )::text as line
    from correction
    join step on step.id = correction.step_id
    join recipe on recipe.id = step.recipe_id and ${HAS_AUTHOR}
    where correction.id > $1 and not correction.is_copy
    order by correction.id
    limit $2`);
