import { prepared } from '../../database/prepared-statement.js';
import { OWN } from '../../recipes/read-model/visible-recipes.query.js';

/** A row of {@link EXPORTED_PHOTOS}. */
export interface ExportedPhotoRow {
  readonly id: string;
  /** The width of its largest file. */
  readonly width: number;
}

/** The photos of a person's recipes and drafts of archives, each once. `$1` the profile. */
export const EXPORTED_PHOTOS = prepared('export-photos')(`
    select photo.id, (select max(width) from unnest(photo.widths) as width) as width
    from photo
    where photo.id in (
      select recipe.photo_id
      from profile viewer join recipe on recipe.author_id = viewer.id
      where viewer.id = $1 and ${OWN}
      union
      select draft.photo_id
      from archive join archive_draft draft on draft.archive_id = archive.id
      where archive.profile_id = $1
    )
    order by photo.id`);
