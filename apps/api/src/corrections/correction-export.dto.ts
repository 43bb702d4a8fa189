import { QueryIntegerField } from '../http/fields/query.fields.js';
import { MAX_ID } from '../http/fields/id.fields.js';

export class CorrectionExportQuery {
  @QueryIntegerField({
    min: 0,
    max: MAX_ID,
    description: 'The id of the last correction that was read. Absent: from the start.',
  })
  after?: number;
}
