import { isoTimestamp } from '../database/iso-timestamp.js';
import type { PreparedStatement } from '../database/prepared-statement.js';
import { READABLE } from '../recipes/access/visible-recipes.query.js';
import type { CorrectionView } from './corrections.view.js';

/** The newest of a step that people see; all of them are in the export. */
const MAX_LISTED = 500;

/** What {@link LIST_CORRECTIONS} returns; no row for a recipe that the viewer may not read. */
export interface CorrectionListRow {
  readonly hasStep: boolean;
  readonly corrections: readonly CorrectionView[];
}

/** The corrections of a step, newest first: `$1` viewer, `$2` recipe, `$3` step. */
export const LIST_CORRECTIONS: PreparedStatement = {
  name: 'list-corrections',
  text: `
    select step.id is not null as "hasStep", coalesce((
      select json_agg(json_build_object(
        'id', id,
        'techStepId', tech_step_id,
        'start', span_start,
        'end', span_end,
        'ingredients', ingredients,
        'utensils', utensils,
        'description', description,
        'authorId', author_id,
        'createdAt', ${isoTimestamp('created_at')}
      ) order by id desc)
      from (
        select * from correction where step_id = step.id
        order by id desc limit ${String(MAX_LISTED)}
      ) newest
    ), '[]') as corrections
    from recipe
    join profile viewer on viewer.id = $1
    left join step on step.recipe_id = recipe.id and step.id = $3
    where recipe.id = $2 and ${READABLE}`,
};
