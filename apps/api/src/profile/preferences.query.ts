import { LIVE_PROFILE } from '../session/live-session.query.js';
import type { PreparedStatement } from '../database/prepared-statement.js';

/** Ids of the viewer's allergies. */
export const OWN_ALLERGIES: PreparedStatement = {
  name: 'own-allergies',
  text: `
    with viewer as (${LIVE_PROFILE})
    select array(select allergy_id from profile_allergy where profile_id = viewer.id) as ids
    from viewer`,
};

/** Ids of the ingredients that the viewer dislikes. */
export const OWN_DISLIKED_INGREDIENTS: PreparedStatement = {
  name: 'own-disliked-ingredients',
  text: `
    with viewer as (${LIVE_PROFILE})
    select array(
      select ingredient_id from profile_disliked_ingredient where profile_id = viewer.id
    ) as ids
    from viewer`,
};
