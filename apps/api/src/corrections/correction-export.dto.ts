import { QueryIntegerField } from '../http/fields/query.fields.js';
import { MAX_ID } from '../http/fields/id.fields.js';

export class CorrectionExportQuery {
  @QueryIntegerField({
    min: 0,
    max: MAX_ID,
    description:
      'Id of the last correction already read. If absent, the export starts at the first correction.',
  })
  after?: number;
}
