import { prepared } from '../../database/prepared-statement.js';
import { LIVE_PROFILE } from '../../session/live-session.query.js';
import { READABLE } from '../read-model/visible-recipes.query.js';

/** A row of {@link READ_PHOTO}. */
export interface ReadablePhotoRow {
  readonly isReadable: boolean;
}

/**
 * Whether the viewer may read a recipe with photo `$4`, which is stored in width `$5`. `$1` to `$3`
 * are the session. No row when the session is not live.
 */
export const READ_PHOTO = prepared('read-photo')(`
    with viewer as (${LIVE_PROFILE})
    select exists (
      select from photo join recipe on recipe.photo_id = photo.id
      where photo.id = $4::uuid and $5::int = any (photo.widths) and ${READABLE}
    ) as "isReadable"
    from viewer`);
