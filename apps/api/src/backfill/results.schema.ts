import { MAX_STEPS, MAX_TEXTS_OF_RECIPES } from '#internal-api/contract.js';
import { type DescribedSchema, listSchema } from '#platform/http/json-schema.pipe.js';
import { ID_SCHEMA } from '../http/fields/id.fields.js';
import { MAX_VERSION_LENGTH } from './backfill.dto.js';

const ID = { ...ID_SCHEMA, description: 'must be a positive integer' };

/**
 * Schema of the results that a worker sends. Each `result`, and what was found in texts, is validated
 * with the text.
 */
export const RESULTS: DescribedSchema = {
  type: 'object',
  description: 'must be an object',
  required: ['detectorVersion', 'results'],
  properties: {
    detectorVersion: {
      type: 'string',
      pattern: '^[^\\0]+$',
      maxLength: MAX_VERSION_LENGTH,
      description: `must be a text of 1 to ${String(MAX_VERSION_LENGTH)} characters`,
    },
    results: listSchema(
      {
        type: 'object',
        description: 'must be an object',
        required: ['stepId', 'revision', 'result'],
        properties: { stepId: ID, revision: ID },
      },
      MAX_STEPS,
    ),
    texts: listSchema(
      {
        type: 'object',
        description: 'must be an object',
        required: ['recipeId', 'revision', 'sentences', 'lines'],
        properties: { recipeId: ID, revision: ID },
      },
      MAX_TEXTS_OF_RECIPES,
    ),
  },
};
