import { FlagField } from '../../http/fields/flag.field.js';
import { IdListField } from '../../http/fields/id.fields.js';
import { QueryIntegerField } from '../../http/fields/query.fields.js';
import { MAX_ID } from '../../http/fields/id.fields.js';

export class ArchivePageDto {
  @QueryIntegerField({ min: 1, max: MAX_ID, description: 'From the `Link` header of a page.' })
  cursor?: number;
}

/** What to import: exactly one of both. */
export class ArchiveImportDto {
  @IdListField({
    optional: true,
    description:
      'Drafts, also such that are not ready: a line without ingredient, quantity or unit, or a further line of an ingredient, becomes a line of text.',
  })
  draftIds?: number[] | null;

  @FlagField({ optional: true, description: '`true`: all drafts that are ready.' })
  ready?: boolean | null;
}
