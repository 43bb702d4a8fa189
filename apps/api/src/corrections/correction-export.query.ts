import { isoTimestamp } from '../database/iso-timestamp.js';
import type { PreparedStatement } from '../database/prepared-statement.js';

/** A row of {@link EXPORT_CORRECTIONS}. */
export interface ExportRow {
  readonly id: number;
  /** The correction as JSON: `ExportedCorrectionView` in correction-export.view.ts. */
  readonly line: string;
}

/**
 * Corrections with an id greater than `$1`, oldest first, at most `$2`. A line contains the keys of
 * techniques, because ids differ between installations.
 */
export const EXPORT_CORRECTIONS: PreparedStatement = {
  name: 'export-corrections',
  text: `
    select correction.id, json_build_object(
      'id', correction.id,
      'recipeId', step.recipe_id,
      'stepId', correction.step_id,
      'authorId', correction.author_id,
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
    from correction join step on step.id = correction.step_id
    where correction.id > $1
    order by correction.id
    limit $2`,
};
