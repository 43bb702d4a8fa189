import { IsOptional } from 'class-validator';
import { type ClaimRequest, MAX_STEPS } from '#internal-api/contract.js';
import { IdListField } from '../http/fields/id.fields.js';
import { IntegerField } from '../http/fields/number.field.js';
import { TextField } from '../http/fields/text.field.js';

/** Longest name of a version of the engine. */
export const MAX_VERSION_LENGTH = 100;

/** What a worker asks for work with. */
export class ClaimDto implements ClaimRequest {
  @TextField({
    min: 1,
    max: MAX_VERSION_LENGTH,
    description: 'The version of the engine that asks.',
  })
  detectorVersion: string;

  @IntegerField({ min: 1, max: MAX_STEPS })
  limit: number;
}

/** Which steps to analyse anew. */
export class BackfillDto {
  @IdListField({ description: 'Absent: every recipe.' })
  @IsOptional()
  recipeIds?: number[] | null;
}
