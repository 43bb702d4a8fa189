import { QueryIntegerField } from '../../http/fields/query.fields.js';
import { CursorField } from '../list/cursor.field.js';

const MAX_PAGE = 500;

/** Which recipes of the trash are listed. */
export class TrashDto {
  @QueryIntegerField({
    min: 1,
    max: MAX_PAGE,
    description: 'Maximum number of recipes; 500 by default.',
  })
  limit: number = MAX_PAGE;

  @CursorField()
  cursor?: string;
}
