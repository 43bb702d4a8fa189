import { type ClaimRequest, MAX_STEPS } from '#internal-api/contract.js';
import { IdListField } from '../http/fields/id.fields.js';
import { IntegerField } from '../http/fields/number.field.js';
import { TextField } from '../http/fields/text.field.js';

export const MAX_VERSION_LENGTH = 100;

export class ClaimDto implements ClaimRequest {
  @TextField({
    min: 1,
    max: MAX_VERSION_LENGTH,
    description: 'The detector version of the worker.',
  })
  detectorVersion: string;

  @IntegerField({ min: 1, max: MAX_STEPS })
  limit: number;
}

export class BackfillDto {
  @IdListField({
    description: 'Recipes whose steps are marked as pending. If absent, every recipe.',
    optional: true,
  })
  recipeIds?: number[] | null;
}
