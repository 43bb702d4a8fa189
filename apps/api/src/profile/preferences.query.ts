import type { PreparedStatement } from '../database/prepared-statement.js';
import { LIVE_PROFILE } from '../session/live-session.query.js';

/** A set of catalogue ids that a profile has, stored as one row for each id. */
export interface PreferenceSet {
  readonly table: string;
  readonly column: string;
  /** Reads the ids of the viewer. */
  readonly own: PreparedStatement;
}

export const ALLERGIES = preferenceSet('profile_allergy', 'allergy_id');
export const DISLIKED_INGREDIENTS = preferenceSet('profile_disliked_ingredient', 'ingredient_id');

function preferenceSet(table: string, column: string): PreferenceSet {
  const text = `
    with viewer as (${LIVE_PROFILE})
    select array(select ${column} from ${table} where profile_id = viewer.id) as ids
    from viewer`;
  return { table, column, own: { name: `own-${table}`, text } };
}
